import { type ArrayChange, diffArrays } from 'diff'
import { visibleContent } from '../../seo/visibleContent'
import type { ComparedPage } from './comparison'
import { readTexts } from './readTexts'

/** The kinds of differences of a page, the most noticeable first. */
export type ChangeKind = 'removed' | 'added' | 'text' | 'content' | 'technical'

export interface PageChange extends ComparedPage {
  kind: ChangeKind
  /** Changed lines, if the text differs. */
  lines: LineChange[]
  /** Changed parts of the document, if the text is the same. */
  parts: string[]
}

export interface LineChange {
  before: string[]
  after: string[]
}

/** The difference of a page; undefined if there is none. */
export function describeChange(page: ComparedPage): PageChange | undefined {
  const { before, after } = page
  if (before === after) return undefined
  if (before === undefined) return { ...page, kind: 'added', lines: [], parts: [] }
  if (after === undefined) return { ...page, kind: 'removed', lines: [], parts: [] }
  const lines = readable(before) === readable(after) ? [] : changedLines(diffArrays(readTexts(before), readTexts(after)))
  if (lines.length > 0) return { ...page, kind: 'text', lines, parts: [] }
  if (visibleContent(before) !== visibleContent(after)) return { ...page, kind: 'content', lines, parts: ['links, pictures or headings'] }
  return { ...page, kind: 'technical', lines, parts: changedParts(before, after) }
}

/** Cheaper than extracting the texts, and equal if only code has changed. */
function readable(html: string): string {
  return html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').replace(/<meta http-equiv[^>]*>| (?:class|id|href|src|srcset)="[^"]*"/g, '')
}

function changedLines(changes: ArrayChange<string>[]): LineChange[] {
  const found: LineChange[] = []
  let last: LineChange | undefined
  for (const { added, removed, value } of changes) {
    if (!added && !removed) last = undefined
    else {
      last ??= found[found.push({ before: [], after: [] }) - 1]
      last?.[added ? 'after' : 'before'].push(...value)
    }
  }
  return found
}

function changedParts(before: string, after: string): string[] {
  const [old, now] = [splitDocument(before), splitDocument(after)]
  return Object.keys(now).filter((part) => old[part] !== now[part])
}

/** Splits a document into parts. Hashes in the policy are ignored, as they change with scripts and styles. */
function splitDocument(html: string): Record<string, string> {
  const parts: Record<string, string> = {}
  const take = (name: string, pattern: RegExp) => {
    const found: string[] = []
    text = text.replace(pattern, (part) => {
      found.push(part)
      return ''
    })
    parts[name] = found.join('')
  }
  let text = html.replace(/'sha256-[^']*'/g, '')
  take('styles', /<style.*?<\/style>/gs)
  take('structured data', /<script type="application\/ld\+json">.*?<\/script>/gs)
  take('address of the script', /<script src=.*?<\/script>|<link rel="modulepreload"[^>]*>/gs)
  take('script in the head', /<script>.*?<\/script>/gs)
  take('policy', /<meta http-equiv="Content-Security-Policy"[^>]*>/g)
  take('addresses of pictures and fonts', /\/(?:assets|share)\/[\w./-]+/g)
  take('classes', / class="[^"]*"/g)
  take('props of islands', / data-(?:props|island)[\w-]*="[^"]*"/g)
  const end = text.indexOf('</head>')
  return { ...parts, 'head tags': text.slice(0, end), markup: text.slice(end) }
}
