/**
 * What the editor shows for one value, in the words of Sveltia CMS, as far as we use them. It does not know the last three keys,
 * which tell `fileValue.ts` how the value stands in the file.
 *
 * @see https://sveltiacms.app/en/docs/fields
 */
export interface Field {
  name: string
  label: string
  widget: 'boolean' | 'datetime' | 'image' | 'keyvalue' | 'list' | 'markdown' | 'number' | 'object' | 'relation' | 'select' | 'string' | 'text'
  hint?: string
  required?: boolean
  /** `true`: each language has its own; `duplicate`: all have that of the first. */
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
  /** Of a relation: where the entries are of which one is chosen, what of it is stored, and what is shown. */
  collection?: string
  file?: string
  value_field?: string
  display_fields?: string[]
  fields?: Field[]
  field?: Field
  /** `auto`: open while it is empty. */
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
  /** Chosen as a text, and a number in the file. */
  numeric?: true
  /** The items stand in the file by their `key`, beside the other keys of the object. `texts`: an item is but a text. */
  keyed?: 'objects' | 'texts'
  /** A second field for the value of the one before it, which can be of another kind. */
  besides?: 'languages of a draft' | 'photograph'
}
