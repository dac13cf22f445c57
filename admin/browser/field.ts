/**
 * A field of a form, in the format of Sveltia CMS, as far as we use it. Sveltia ignores the last three keys,
 * which tell `fileValue.ts` the format of the value in the file.
 *
 * @see https://sveltiacms.app/en/docs/fields
 */
export type Field = {
  name: string
  label: string
  widget: 'boolean' | 'datetime' | 'image' | 'keyvalue' | 'list' | 'markdown' | 'number' | 'object' | 'relation' | 'select' | 'string' | 'text'
  hint?: string
  required?: boolean
  /** `true`: separate for each language; `duplicate`: the same as in the first. */
  i18n?: true | 'duplicate'
  default?: string | number | boolean
  pattern?: [expression: string, message: string]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  value_type?: 'int' | 'float'
  options?: { label: string; value: string }[]
  multiple?: boolean
  /** Of a relation: the collection with the choices, the stored value, and the displayed one. */
  collection?: string
  file?: string
  value_field?: string
  display_fields?: string[]
  fields?: Field[]
  field?: Field
  /** `auto`: expanded while it is empty. */
  collapsed?: boolean | 'auto'
  summary?: string
  label_singular?: string
  allow_add?: boolean
  allow_remove?: boolean
  /** The list is the whole file. */
  root?: boolean
  modes?: ('raw' | 'rich_text')[]
  type?: 'date'
  format?: string
  choose_url?: boolean
  accept?: string
  media_folder?: string
  public_folder?: string
  /** Text in the form, number in the file. */
  numeric?: true
  /** A list in the form; in the file, properties by `key`, beside the other properties. `texts`: the items are texts. */
  keyed?: 'objects' | 'texts'
  /** Alternative field for the value of the preceding one, for values of another type. */
  besides?: 'languages of a draft' | 'photograph'
}
