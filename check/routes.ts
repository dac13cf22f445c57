import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Problem } from '../collections/problem'
import { fixedPages, unlistedPages } from '../seo/fixedPages'
import type { Site } from './readSite'

const list = 'seo/fixedPages.ts'

/** Where links to pages stand: in content, posts and words, and in code. */
const linking = ['content/*.json', 'content/blog/**/*.md', 'locales/en/*.json', '{pages,components,islands,renderer}/**/*.{ts,tsx}']
/** These name pages and lead nobody to them. */
const notLinking = ['content/{redirects,claims}.json', '**/*.test.{ts,tsx}']

/** Each page of `pages/` is whole, somebody can come to it, and what is kept from search engines is there. */
export function checkRoutes({ root }: Pick<Site, 'root'>): Problem[] {
  const pages = fixedPages(root)
  const found = pages.flatMap((path) => (existsSync(join(root, folderOf(path), '+data.ts')) ? [] : [dataless(path)]))
  // Samples in tests have a few pages only, and none for unknown addresses.
  const isWhole = existsSync(join(root, 'pages/_error/+Page.tsx'))
  return [...found, ...(isWhole ? unlistedPages : []).filter((path) => !pages.includes(path)).map(folderless), ...(isWhole ? unlinked(root, pages) : [])]
}

function unlinked(root: string, pages: readonly string[]): Problem[] {
  const files = globSync(linking, { cwd: root, ignore: notLinking }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return pages
    .filter((path) => path !== '/' && !unlistedPages.includes(path))
    .filter((path) => {
      const link = new RegExp(`['"\`(]${path}['"\`)?#]`)
      return !files.some(({ file, text }) => !file.startsWith(`${folderOf(path)}/`) && link.test(text))
    })
    .map((path) => ({
      ...at(`${folderOf(path)}/+Page.tsx`),
      found: `no link leads to ${path}`,
      remedy: 'Add it to “header” or “footer” of content/menu.json, or link it from another page.',
    }))
}

function dataless(path: string): Problem {
  const remedy = `Add ${folderOf(path)}/+data.ts, which gives the page what it shows, its “meta” and its “subject”; pages/o/+data.ts is a short one.`
  return { ...at(`${folderOf(path)}/+Page.tsx`), found: 'there is no +data.ts beside it', remedy }
}

function folderless(path: string): Problem {
  return { ...at(list), found: `${path} is listed, and there is no pages${path}`, remedy: `Remove '${path}' from \`unlistedPages\`, or add the folder.` }
}

function folderOf(path: string): string {
  return `pages${path === '/' ? '/index' : path}`
}

function at(file: string) {
  return { file, line: 1, column: 1, key: '' }
}
