import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { diffWordsWithSpace } from 'diff'
import { folders } from '../../renderer/prerender/folders'
import { escapeXml } from '../../seo/escapeXml'
import type { Comparison } from './comparison'
import type { LineChange, PageChange } from './describeChange'
import { type ChangeGroup, titleOf } from './groupChanges'
import { previewPage } from './previewPage'

/** Maximum pages shown per group; the others have the same change. */
const maxShownPages = 20

/**
 * Writes a page that shows every change: changed words, and the pages before and after.
 *
 * @param folder the output folder; previous contents are deleted.
 * @returns the path of the page.
 */
export function writeReport(folder: string, groups: readonly ChangeGroup[], { before, beforeFile }: Comparison): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = groups.map((group) => {
    const shown = group.pages.slice(0, maxShownPages).map((page) => showPage(page, writePreviews(folder, page, beforeFile)))
    const rest = group.pages.slice(maxShownPages).map(({ address }) => `<li>${escapeXml(address)}</li>`)
    const differences = group.change.lines.length > 0 ? `<table><tr><th>Before<th>After</tr>${group.change.lines.map(showLines).join('')}</table>` : ''
    return `<section><h2>${escapeXml(titleOf(group))}</h2>${differences}${shown.join('')}${rest.length > 0 ? `<details><summary>and ${rest.length} more</summary><ul>${rest.join('')}</ul></details>` : ''}</section>`
  })
  const nothing = sections.length === 0 ? '<p>No page differs.</p>' : ''
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What has changed</title><style>${style}</style><h1>What has changed since ${escapeXml(before)}</h1>${nothing}${sections.join('')}</html>\n`,
  )
  return resolve(file)
}

interface Previews {
  before: string | undefined
  after: string | undefined
}

/** Writes both versions of a page; returns their addresses, relative to the report’s folder. */
function writePreviews(folder: string, { address, before, after }: PageChange, beforeFile: Comparison['beforeFile']): Previews {
  const name = `${address === '/' ? 'index' : address.slice(1)}.html`
  const write = (side: string, html: string | undefined, find: (path: string) => string | undefined) => {
    if (html === undefined) return undefined
    const file = join(folder, side, name)
    mkdirSync(dirname(file), { recursive: true })
    const locate = (path: string) => {
      const found = find(path) ?? join(folders.site, path)
      return /^https?:/.test(found) ? found : relative(dirname(file), found)
    }
    writeFileSync(file, previewPage(html, locate))
    return `${side}/${name}`
  }
  return { before: write('before', before, beforeFile), after: write('after', after, () => undefined) }
}

/** Frames load only when opened. */
function showPage({ address }: PageChange, { before, after }: Previews): string {
  const frame = (title: string, file: string | undefined) =>
    file
      ? `<figure><figcaption><a href="${escapeXml(file)}">${title}</a></figcaption><iframe src="${escapeXml(file)}" title="${title}" loading="lazy"></iframe></figure>`
      : ''
  return `<details><summary>${escapeXml(address)}</summary><div class="pages">${frame('Before', before)}${frame('After', after)}</div></details>`
}

function showLines({ before, after }: LineChange): string {
  const words = diffWordsWithSpace(before.join('\n'), after.join('\n'), { intlSegmenter: segmenter })
  const side = (isOther: 'added' | 'removed', mark: string) =>
    words
      .filter((part) => !part[isOther])
      .map(({ added, removed, value }) => (added || removed ? `<${mark}>${escapeXml(value)}</${mark}>` : escapeXml(value)))
      .join('')
  return `<tr><td>${side('added', 'del')}<td>${side('removed', 'ins')}</tr>`
}

/** Splits Japanese, which has no spaces between words. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #111; background: #fff }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; border-top: 1px solid #aaa; padding-top: 1rem }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-bottom: 1rem }
th { text-align: start; font-weight: 600 } td { vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; padding: .5rem 1rem .5rem 0; border-top: 1px solid #ddd }
del { background: #fbd9d9 } ins { background: #d5f2d9; text-decoration: none }
summary { cursor: pointer; padding: .25rem 0 } .pages { display: flex; gap: 1rem } figure { flex: 1; margin: 0; min-width: 0 }
iframe { width: 100%; height: 80vh; border: 1px solid #aaa }`
