import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Pages excluded from search engines. */
export const unlistedPages: readonly string[] = ['/contact-us/thanks', '/contact-us/failed']

const page = '/+Page.tsx'

/**
 * The pages that do not depend on content: the folders in `pages/` without a parameter such as `@category`. Read from disk, so
 * that the sitemap cannot miss one.
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
