import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { samples } from '../samples'
import type { Visit } from './visit'

const eachType = samples.filter(({ again }) => !again)

export function tryPages({ open, run, shown, problems, inFront }: Visit): void {
  it.each(locales)('no type of page has an error or is wider than a phone in %s', async (locale) => {
    const listening = await inFront({ change: (text) => text.replace('<head>', `<head><script>(${listen})()</script>`) })
    for (const { path, status } of eachType) {
      await open(address(path, locale), listening.address)
      const found = await run<unknown[]>('const root = document.documentElement; return [root.lang, root.scrollWidth - root.clientWidth]')
      const told = new Set([...problems(), ...(await run<string[]>('return window.problems'))])
      // That a page is missing is what was asked for.
      const unexpected = [...told].filter((problem) => !isLeft(problem) && (status === undefined || !problem.includes(String(status))))
      expect([path, ...found, unexpected]).toEqual([path, locale, 0, []])
      if (status) expect(await shown('main h1')).toBe(getTranslate(locale)('errors.notFound.title'))
    }
  })
}

/** Runs before the page’s policy is known, which allows nothing that was not built. */
function listen(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  // Where a browser cannot play one source of a video, it takes the next.
  const isSource = (target: unknown) => target instanceof HTMLSourceElement
  addEventListener('error', ({ message, target }) => isSource(target) || problems.push(`error: ${message ?? (target as Element).outerHTML}`), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`error: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => problems.push(`security policy: ${violatedDirective} ${blockedURI}`))
  for (const type of ['error', 'warn'] as const) console[type] = (...words: unknown[]) => problems.push(`console ${type}: ${words.join(' ')}`)
}

/** Firefox says of a file that was still on its way when the next page was opened that it did not load. */
function isLeft(problem: string): boolean {
  const [, file] = /error loading dynamically imported module: http:\/\/[^/]+(\/\S+)/.exec(problem) ?? []
  return file !== undefined && existsSync(`dist/client${file}`)
}
