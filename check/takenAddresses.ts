import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aliases } from '../seo/sitePages'

/** Folders of the build and paths of the server. */
const ownFolders = ['admin', 'backend', 'assets', 'art', 'photo', 'share', 'healthz', '404']

/** Why no page can have an address, or a file of `public/` this path; undefined if it can. */
export function takenFolder(address: string): string | undefined {
  const [, first = ''] = address.split('/')
  return ownFolders.includes(first.toLowerCase()) ? `/${first} is a folder of the built site, or the server’s` : undefined
}

/**
 * First parts of addresses that a blog category cannot have, each with who has it. In lower case, as some hosts do not
 * tell `/iElection-details` from `/ielection-details`.
 */
export function takenAddresses(root: string, languages: readonly string[]): Map<string, string> {
  const pages = readdirSync(join(root, 'pages'), { withFileTypes: true }).filter((each) => each.isDirectory() && /^[a-z0-9]/i.test(each.name))
  const files = existsSync(join(root, 'public')) ? readdirSync(join(root, 'public')) : []
  const owners = [
    ...files.map((name) => [name, `of public/${name}`] as const),
    ...ownFolders.map((name) => [name, 'of the server or of a folder of the built site'] as const),
    ...Object.entries(aliases).map(([alias, path]) => [alias.slice(1), `that leads to ${path}`] as const),
    ...pages.map(({ name }) => [name, `of the page pages/${name}`] as const),
    ...languages.map((code) => [code, 'of a language'] as const),
  ]
  return new Map(owners.map(([name, owner]) => [name.toLowerCase(), owner]))
}
