import type { Page } from './parsePage'

/** A node of structured data, with the nodes inside it. */
export type StructuredNode = Record<string, unknown> & { '@type'?: string }

/** The JSON-LD blocks of a page: their content, or their errors. */
export function structuredDataOf({ all }: Page): { nodes: StructuredNode[]; errors: string[] } {
  const nodes: StructuredNode[] = []
  const errors: string[] = []
  for (const script of all('script').filter((each) => each.getAttribute('type') === 'application/ld+json')) {
    try {
      const data = JSON.parse(script.rawText)
      if (data?.['@context'] !== 'https://schema.org') errors.push(`@context ${JSON.stringify(data?.['@context'])}`)
      nodes.push(...(Array.isArray(data?.['@graph']) ? data['@graph'] : [data]))
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { nodes, errors }
}

/** A node and every node inside it. */
export function withInner(value: unknown): StructuredNode[] {
  if (Array.isArray(value)) return value.flatMap(withInner)
  if (typeof value !== 'object' || value === null) return []
  return [value as StructuredNode, ...Object.values(value).flatMap(withInner)]
}

/** Every text of a node and its descendants, by property. */
export function textsOf(node: unknown, property = ''): { property: string; text: string }[] {
  if (typeof node === 'string') return [{ property, text: node }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => textsOf(value, Array.isArray(node) ? property : name))
}
