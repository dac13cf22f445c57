/**
 * Whether search engines may show the site: the setting `SITE_INDEXING`, which is `off` for a preview of what is to come.
 *
 * @throws where it is neither `on` nor `off`.
 */
export function isSiteIndexed(): boolean {
  const setting = process.env.SITE_INDEXING || 'on'
  if (setting !== 'on' && setting !== 'off') throw new Error(`SITE_INDEXING is '${setting}'. It has to be on or off.`)
  return setting === 'on'
}
