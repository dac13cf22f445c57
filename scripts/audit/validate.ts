import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'
import type { HTMLElement } from 'node-html-parser'
import { type Page, tagName } from './parsePage'

/** All pages share one configuration; resolving it takes longer than checking half of them. */
class OneConfigLoader extends StaticConfigLoader {
  private known: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.known ??= super.getConfigFor(handle)
    return this.known
  }
}

/**
 * The rules of the HTML standard and of accessibility, without style rules.
 *
 * @see https://html-validate.org/rules/presets.html
 */
export const validator = new HtmlValidate(
  new OneConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Lists may have a label.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // In neither preset.
      'input-missing-label': 'error',
      // The question of consent, which begins with an h2, comes before the page.
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    },
  }),
)

/**
 * The findings of html-validate. Pages have many parts of the same markup, such as the entries of menus: what a page without findings has is left
 * out of the next. If there is a finding in the rest, the whole page is read, for right places.
 */
export function validate({ all, source, file }: Page): Message[] {
  const check = (text: string) => validator.validateStringSync(text, file).results.flatMap(({ messages }) => messages)
  const parts = all('body').flatMap((body) => partsIn(body, '', source))
  const rest = withoutSound(parts, source)
  const messages = check(rest)
  if (messages.length > 0) return rest === source ? messages : check(source)
  for (const { key } of parts) sound.add(key)
  return []
}

interface Part {
  /** Its markup, and the tags around it. */
  key: string
  start: number
  end: number
}

/** Of parts of pages without findings. */
const sound = new Set<string>()
/** Elements without which those around them are as valid as before. */
const separable = new Set(['ul', 'ol', 'dl', 'li', 'p', 'address', 'div', 'figure', 'blockquote', 'table'])
/** What the rest of the page needs, or must not have again: headings, landmarks, names and references. */
const binding =
  /<(?:h[1-6]|main|nav|header|footer|aside|section|form|map)\b|\s(?:id|for|name|role|usemap|popovertarget|aria-(?:label\w*|describedby|controls|owns))=/i

/** Outer ones first. */
function partsIn(parent: HTMLElement, around: string, source: string): Part[] {
  const path = `${around}<${tagName(parent)} ${parent.rawAttrs}>`
  return parent.children.flatMap((element) => {
    const tag = tagName(element)
    const [start, end] = element.range
    const text = separable.has(tag) ? source.slice(start, end) : ''
    const isWhole = text.startsWith(`<${tag}`) && text.endsWith(`</${tag}>`) && !binding.test(text)
    return [...(isWhole ? [{ key: path + markupOf(text), start, end }] : []), ...partsIn(element, path, source)]
  })
}

/** Without texts and addresses, which are always valid but for references to characters. */
function markupOf(text: string): string {
  const markup = text.replace(/(?<=[^<>\s])(?:<wbr>|&shy;)+(?=[^<>\s])/g, '').replace(/>[^<>&]*[^<>&\s][^<>&]*</g, '>x<')
  return markup.replace(/ (href|src|srcset|alt|data-[\w-]+)="[^"&]+"/g, ' $1="x"')
}

function withoutSound(parts: readonly Part[], source: string): string {
  let rest = ''
  let from = 0
  for (const { key, start, end } of parts) {
    if (start < from || !sound.has(key)) continue
    rest += source.slice(from, start)
    from = end
  }
  return rest + source.slice(from)
}
