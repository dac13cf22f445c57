/**
 * Whether search engines may index the site: the setting `SITE_INDEXING`; set it to `off` for a staging site.
 *
 * @throws if it is neither `on` nor `off`.
 */
export function isSiteIndexed(): boolean {
  const setting = process.env.SITE_INDEXING?.trim() || 'on'
  if (setting !== 'on' && setting !== 'off') throw new Error(`SITE_INDEXING is '${setting}'. Set it to on or off.`)
  return setting === 'on'
}
