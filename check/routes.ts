import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Problem } from '../collections/problem'
import { fixedPages } from '../seo/sitePages'
import type { Site } from './readSite'

const list = 'seo/sitePages.ts'

/**
 * The folders of `pages/` and the list of the pages that search engines are shown name the same ones: a page that is on no list
 * would be published and kept from every search engine, and one that has no folder would be a dead link in the sitemap. Folders with
 * a parameter, such as `@category`, and with an address of their own (`+route.ts`) get theirs of the content.
 */
export function checkRoutes({ root }: Pick<Site, 'root'>): Problem[] {
  const routes = globSync('**/+Page.tsx', { cwd: join(root, 'pages') }).map((file) => `/${file.slice(0, -'/+Page.tsx'.length)}`)
  const hasOwnAddress = (route: string) => route.includes('@') || route === '/_error' || existsSync(join(root, 'pages', route, '+route.ts'))
  const plain = routes.filter((route) => !hasOwnAddress(route)).map((route) => (route === '/index' ? '/' : route))
  const addressed = routes.filter((route) => existsSync(join(root, 'pages', route, '+route.ts')))
  return [
    ...plain.filter((path) => !fixedPages.includes(path)).map((path) => unlisted(path)),
    // Samples in tests have a few pages only, and none for unknown addresses.
    ...(routes.includes('/_error') ? fixedPages : []).filter((path) => !plain.includes(path) && !addressed.includes(path)).map((path) => folderless(path)),
  ]
}

function unlisted(path: string): Problem {
  return {
    ...at(`pages${path}/+Page.tsx`),
    found: `${path} is on no list of pages, so search engines would be kept from it`,
    remedy: `Add '${path}' to \`fixed\` in ${list}, or to \`unlisted\` if search engines are not to have it.`,
  }
}

function folderless(path: string): Problem {
  return {
    ...at(list),
    found: `${path} is listed, and there is no pages${path}`,
    remedy: `Remove '${path}' from the list, or add the folder with +Page.tsx and +data.ts.`,
  }
}

function at(file: string) {
  return { file, line: 1, column: 1, key: '' }
}
