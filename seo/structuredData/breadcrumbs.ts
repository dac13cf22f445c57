import type { BreadcrumbList } from 'schema-dts'

/**
 * The path from the home page to a page.
 *
 * @param trail from the top; the last one is the page itself.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
