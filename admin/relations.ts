import { textPlaces } from '../check/references'
import type { CollectionName } from '../collections/schemas'
import type { Field } from './browser/field'

/** Name of the form field of a list that is a whole file (`contentCollections.ts`). */
export const rootList = 'entries'

/** Facts about the company; everything else in `content/` is a list for pages. */
export const facts: readonly CollectionName[] = ['company', 'site', 'claims', 'statistics']

/** Makes a field a choice of an entry of a collection. */
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
  /** The stored key of an entry. */
  by: string
  /** Values displayed with it. */
  shows?: string[]
}

/** Fields that refer to an entry of another collection: by collection and key. */
export const references: Partial<Record<CollectionName, Record<string, Reference>>> = {
  projects: { service: { collection: 'services', by: 'category' } },
  sectors: { project: { collection: 'projects', by: 'id', shows: ['category', 'image'] } },
  testimonials: { project: { collection: 'projects', by: 'id', shows: ['category', 'image'] } },
}

/** The collection whose entries have their texts at this path of the texts. */
export function entriesWithTextsAt(path: string): Reference | undefined {
  const place = textPlaces.find(({ at }) => at.join('.') === path)
  return place && !facts.includes(place.collection) ? { collection: place.collection, by: place.by, ...(place.by === 'id' && { shows: ['image'] }) } : undefined
}
