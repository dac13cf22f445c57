import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { fileProblem, isFault, type Problem } from '../collections/problem'
import { readText } from '../collections/readText'
import { defaultLocale } from '../i18n/languages'
import { fixedPages, unlistedPages } from '../seo/fixedPages'
import type { Site } from './readSite'

/** Files that may link to pages; usually, the first link to all of them. */
const linkingFiles = ['content/*.json', 'content/blog/**/*.md', `locales/${defaultLocale}/*.json`, '{pages,components,islands,renderer}/**/*.{ts,tsx}']
/** Files that contain addresses of pages without linking to them. */
const otherFiles = ['content/{redirects,claims}.json', '**/*.test.{ts,tsx}']

/** Each page in `pages/` must have a `+data.ts` and be linked, and unlisted pages must exist. */
export function checkRoutes({ root }: Pick<Site, 'root'>): Problem[] {
  const pages = fixedPages(root)
  const found = pages.flatMap((path) => (existsSync(join(root, folderOf(path), '+data.ts')) ? [] : [missingData(path)]))
  // Sample sites of tests have only a few pages and no error page.
  const isWhole = existsSync(join(root, 'pages/_error/+Page.tsx'))
  return [...found, ...(isWhole ? unlistedPages : []).filter((path) => !pages.includes(path)).map(missingFolder), ...(isWhole ? unlinked(root, pages) : [])]
}

function unlinked(root: string, pages: readonly string[]): Problem[] {
  let left = pages.filter((path) => path !== '/' && !unlistedPages.includes(path))
  for (const pattern of linkingFiles) {
    if (left.length === 0) return []
    const files = globSync(pattern, { cwd: root, ignore: otherFiles }).map((file) => ({ file, source: readText(join(root, file)) }))
    // The link may be in it.
    if (files.some(({ source }) => isFault(source))) return []
    left = left.filter((path) => {
      const link = new RegExp(`['"\`(]${path}['"\`)?#]`)
      return !files.some(({ file, source }) => !file.startsWith(`${folderOf(path)}/`) && !isFault(source) && link.test(source.text))
    })
  }
  const remedy = 'Add it to “header” or “footer” of content/menu.json, or link it from another page.'
  return left.map((path) => fileProblem(`${folderOf(path)}/+Page.tsx`, { found: `no link leads to ${path}`, remedy }))
}

function missingData(path: string): Problem {
  const remedy = `Add ${folderOf(path)}/+data.ts, which returns the page’s data, its “meta” and its “subject”; pages/o/+data.ts is a short one.`
  return fileProblem(`${folderOf(path)}/+Page.tsx`, { found: 'there is no +data.ts beside it', remedy })
}

function missingFolder(path: string): Problem {
  const remedy = `Remove '${path}' from \`unlistedPages\`, or add the folder.`
  return fileProblem('seo/fixedPages.ts', { found: `${path} is listed, and there is no pages${path}`, remedy })
}

function folderOf(path: string): string {
  return `pages${path === '/' ? '/index' : path}`
}
