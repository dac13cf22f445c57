import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that search engines are not to show. */
export const unlistedPages: readonly string[] = ['/contact-us/thanks', '/contact-us/failed']

const page = '/+Page.tsx'

/**
 * The pages that no entry of the content makes: those of the folders in `pages/` without a parameter, such as `@category`. So a
 * page is in the sitemap because its folder is there, and no list can forget it.
 *
 * @param root the project's root.
 * @returns logical paths, the home page first.
 */
export function fixedPages(root = '.'): string[] {
  const files = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`)
  const routes = files.filter((file) => file.endsWith(page)).map((file) => file.slice(0, -page.length))
  const plain = routes.filter((route) => !route.includes('@') && route !== '/_error')
  return plain.map((route) => (route === '/index' ? '/' : route)).sort()
}
