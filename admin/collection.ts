import type { EntryCollection, FileCollection, CollectionFile as SveltiaFile } from '@sveltia/cms'
import type { Field } from './browser/field'

/** A collection in the editor’s navigation: a group of files, or a folder with one file per entry. */
export type Collection = FilesCollection | FolderCollection

interface FilesCollection extends FileCollection {
  files: CollectionFile[]
}

export interface CollectionFile extends SveltiaFile {
  /** Unique: each has its own format (`browser/formats.ts`). */
  format: string
  fields: Field[]
}

export interface FolderCollection extends EntryCollection {
  path: string
  format: string
  fields: Field[]
}
