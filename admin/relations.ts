import { textPlaces } from '../check/references'
import type { CollectionName } from '../collections/schemas'
import type { Field } from './browser/field'

/** What the list that a whole file is made of is called in its form (`contentCollections.ts`). */
export const rootList = 'entries'

/** Facts about the company; everything else of `content/` is a list of what pages show. */
export const facts: readonly CollectionName[] = ['company', 'site', 'claims', 'statistics']

/** Makes a field one in which an entry of a collection is chosen. */
export function relationTo({ value_type, ...field }: Field, { collection, by, shows = [] }: Reference): Field {
  const path = (name: string) => `${rootList}.*.${name}`
  return {
    ...field,
    ...(value_type && { numeric: true }),
    widget: 'relation',
    collection: rootList,
    file: collection,
    value_field: path(by),
    display_fields: [by, ...shows].map(path),
  }
}

interface Reference {
  collection: CollectionName
  /** The key of an entry that is stored. */
  by: string
  /** What is shown of it besides. */
  shows?: string[]
}

/** Of entries that name an entry of another collection: by collection and key. */
export const references: Partial<Record<CollectionName, Record<string, Reference>>> = {
  sectors: { project: { collection: 'projects', by: 'id', shows: ['category', 'image'] } },
}

/** The collection whose entries have their words at a place. */
export function entriesWithWordsAt(path: string): Reference | undefined {
  const place = textPlaces.find(({ at }) => at.join('.') === path)
  return place && !facts.includes(place.collection) ? { collection: place.collection, by: place.by, ...(place.by === 'id' && { shows: ['image'] }) } : undefined
}
