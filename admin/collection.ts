import type { Field } from './browser/field'

/**
 * A collection in the editor’s navigation: a group of files, or a folder with one file per entry.
 *
 * @see https://sveltiacms.app/en/docs/collections
 */
export type Collection = FileCollection | FolderCollection

interface FileCollection {
  name: string
  label: string
  icon: string
  i18n?: { structure: 'multiple_folders' }
  editor: { preview: false }
  files: CollectionFile[]
}

export interface CollectionFile {
  name: string
  label: string
  /** `{{locale}}` in it is replaced with each language. */
  file: string
  /** Unique: each has its own format (`browser/formats.ts`). */
  format: string
  i18n?: true
  fields: Field[]
}

export interface FolderCollection {
  name: string
  label: string
  label_singular: string
  icon: string
  folder: string
  /** In the folder, without language and extension. */
  path: string
  format: string
  create: boolean
  delete: boolean
  slug: { template: string; editable: ['create']; pattern: [expression: string, message: string]; hint: string }
  summary: string
  sortable_fields?: { fields: string[]; default: { field: string; direction: 'descending' } }
  i18n: { structure: 'multiple_files'; omit_default_locale_from_file_path: true; initial_locales: 'default' }
  media_folder: string
  public_folder: string
  fields: Field[]
}
