import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { defaultLocale, type Locale, languages, locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { samples } from '../samples'
import type { Visit } from './visit'

const hyphenated = languages.find((language) => 'compounds' in language)?.code ?? defaultLocale
const inEveryLanguage = ['home page', 'contact-us', 'translated post']

/**
 * Every type of page in the language whose long words engines break in their own ways, which is German; these three in every language.
 * Chromium opens all of them in all languages (`e2e/everyPage.spec.ts`).
 */
const visits = samples
  .filter(({ again }) => !again)
  .flatMap(({ name, path, status }) => {
    const languages = inEveryLanguage.includes(name) ? locales : locales.filter((locale) => locale === hyphenated)
    return languages.map((locale) => ({ path: address(path, locale), locale, status }))
  })

interface Found {
  path: string
  lang: string
  overflow: number
  heading: string
  /** How headings, and their links, are hyphenated. */
  hyphens: string[]
  /** Of Japanese headings, with the count of their lines. */
  phrases: [string, number][]
  problems: string[]
}

export function tryPages({ open, run, problems, startProxy }: Visit): void {
  it('shows every type of page without errors or overflow on a phone, Japanese headings broken between phrases, German ones hyphenated at the build’s soft hyphens', async () => {
    const around = '/around'
    const { address: origin } = await startProxy({
      changeBody: (text, path) => (path === around ? '<!doctype html>' : text.replace('<head>', `<head><script>(${listen})()</script>`)),
    })
    await open(around, origin)
    const found: Found[] = []
    for (const { path } of visits) found.push(await run<Found>(`return (${openInFrame})(arguments[0])`, path))
    const missing = visits.filter(({ status }) => status === 404).map(({ path }) => path)
    const unexpected = (path: string, problem: string) => !isLeft(problem) && !(missing.includes(path) && problem.includes('404'))
    expect(
      found.map(({ heading, hyphens, phrases, ...page }) => ({ ...page, problems: page.problems.filter((problem) => unexpected(page.path, problem)) })),
    ).toEqual(visits.map(({ path, locale }) => ({ path, lang: locale, overflow: 0, problems: [] })))
    expect(problems().filter((problem) => !isLeft(problem))).toEqual([])
    expect(missing.length).toBeGreaterThan(0)
    for (const { path, lang, heading } of found) if (missing.includes(path)) expect(heading).toBe(getTranslate(lang as Locale)('errors.notFound.title'))

    expect(new Set(found.filter(({ lang }) => lang === hyphenated).flatMap(({ hyphens }) => hyphens))).toEqual(new Set(['manual']))
    const phrases = found.flatMap(({ phrases }) => phrases)
    expect(phrases.length).toBeGreaterThan(5)
    expect(phrases.filter(([, lines]) => lines !== 1)).toEqual([])
  })
}

/**
 * In one page at phone width, because navigating the window to each takes longer; each in a script of its own, because WebDriver ends a
 * script after 30 s.
 */
async function openInFrame(path: string): Promise<Found> {
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: path, width: 390, height: 844 })
  // Laid out, not painted.
  Object.assign(frame.style, { border: '0', visibility: 'hidden' })
  await new Promise((resolve) => {
    frame.onload = resolve
    document.body.append(frame)
  })
  const page = frame.contentWindow as Window & { problems: string[] }
  const root = page.document.documentElement
  const preloaded = page.document.querySelector('link[rel=preload][as=font]')
  if (preloaded && [...page.document.fonts].every(({ status }) => status === 'unloaded')) page.problems.push('a font is preloaded that nothing is set in')
  const heading = page.document.querySelector('main h1')?.textContent ?? ''
  const hyphens = [...page.document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) a')].map((each) => getComputedStyle(each).hyphens)
  const range = page.document.createRange()
  const phrases = [...page.document.querySelectorAll('h2 wbr')].flatMap((mark) =>
    [mark.previousSibling, mark.nextSibling].map((phrase): [string, number] => {
      range.selectNodeContents(phrase as Node)
      return [phrase?.textContent ?? '', new Set([...range.getClientRects()].map(({ top }) => top)).size]
    }),
  )
  const found = { path, lang: root.lang, overflow: root.scrollWidth - root.clientWidth, heading, hyphens, phrases, problems: [...page.problems] }
  frame.remove()
  return found
}

/** Runs before the policy applies, which allows only scripts of the build. */
function listen(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  // If a browser cannot play one source of a video, it uses the next.
  const isSource = (target: unknown) => target instanceof HTMLSourceElement
  addEventListener('error', ({ message, target }) => isSource(target) || problems.push(`error: ${message ?? (target as Element).outerHTML}`), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`error: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => problems.push(`security policy: ${violatedDirective} ${blockedURI}`))
  for (const type of ['error', 'warn'] as const) console[type] = (...words: unknown[]) => problems.push(`console ${type}: ${words.join(' ')}`)
}

/** Firefox reports files that were still loading at navigation as failed. */
function isLeft(problem: string): boolean {
  const [, file] = /error loading dynamically imported module: http:\/\/[^/]+(\/\S+)/.exec(problem) ?? []
  return file !== undefined && existsSync(`dist/client${file}`)
}
