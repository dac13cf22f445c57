import { join } from 'node:path'
import { listFiles } from '../collections/listFiles'
import { fileProblem, type Problem } from '../collections/problem'
import { address } from '../i18n/address'
import type { Locale } from '../i18n/languages'
import { fileOfAddress } from '../i18n/pageFile'
import { feedAddress } from '../seo/feedAddress'
import { pagePaths } from './pagePaths'
import type { Site } from './readSite'
import { takenFolder } from './takenAddresses'

/** Files that every build writes, by remedy. Not `robots.txt` and `security.txt`: those in `public/` replace ours. */
const made = {
  'Remove it: the icons are made of the logo in art/logo.ts.': ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
  'Remove it: the rules for hosts are in renderer/prerender/hosting.ts.': ['_headers', '_redirects', 'vercel.json'],
  'Remove it, or give it another name.': ['sitemap.xml', 'lastmod.json', 'manifest.webmanifest'],
}

/** A file in `public/` cannot have the name of one that the build makes, as only one of the two would be published. */
export function checkPublicFiles(site: Site): Problem[] {
  const folder = join(site.root, 'public')
  const paths = ['/404', ...(pagePaths(site) ?? []), ...(site.loaded.redirects ?? []).map(({ from }) => from)]
  const pages = (site.languages as Locale[]).flatMap((code) => [feedAddress(code).slice(1), ...paths.map((path) => fileOfAddress(address(path, code)))])
  const remedies = new Map([
    ...pages.map((file) => [file, 'Remove it, or give it another name.'] as const),
    ...Object.entries(made).flatMap(([remedy, files]) => files.map((file) => [file, remedy] as const)),
  ])
  return listFiles(folder).flatMap((path) => {
    const remedy = remedies.get(path)
    if (remedy) return [fileProblem(`public/${path}`, { found: 'the build makes a file of this name', remedy })]
    const found = takenFolder(`/${path.replace(/\.html$/, '')}`)
    return found ? [fileProblem(`public/${path}`, { found, remedy: 'Put it into another folder of public/.' })] : []
  })
}
