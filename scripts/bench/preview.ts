import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import config from '../../playwright.config'
import { copyProject } from '../../testing/copyProject'
import { findChromium } from '../../testing/findChromium'
import { startPreview } from '../../testing/preview'
import { median } from './summarize'

interface PreviewFigures {
  name: string
  edits: number
  /** Milliseconds from writing the file to the first frame with the new text. */
  median: number
  worst: number
  /** Load average of the last minute (`uptime`). */
  load: number
}

interface Subject {
  name: string
  path: string
  file: string
  /** The text to edit, as in the file and on the page. */
  text: string
}

const subjects: Subject[] = [
  { name: 'a locale file', path: '/de/career', file: 'locales/de/careers.json', text: 'Starten Sie bei uns ins Berufsleben' },
  { name: 'the home page, which has islands', path: '/', file: 'locales/en/home.json', text: 'Years with clients worldwide' },
  { name: 'a JSON of content', path: '/contact-us', file: 'content/company.json', text: '+91 20 0000 0000' },
  { name: 'a blog post', path: '/applied-ai/outlier-or-news', file: 'content/blog/applied-ai/outlier-or-news/index.md', text: 'On a quiet Tuesday' },
]

/** Of each subject. */
const edits = 20

/** Measures how long an edit takes to show in `npm run dev`, in Chromium, with a copy of the project. */
export async function benchPreview(): Promise<PreviewFigures[]> {
  const copy = copyProject()
  const preview = await startPreview(copy.folder)
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath: findChromium() })
  try {
    const figures: PreviewFigures[] = []
    for (const { name, path, file, text } of subjects) {
      // A new page each, as the site remembers the visitor’s language.
      const page = await browser.newPage({ locale: 'en-GB' })
      await page.goto(preview.address + path)
      await page.locator('html[data-preview]').waitFor({ state: 'attached' })
      const times: number[] = []
      for (let edit = 1; edit <= edits; edit += 1) times.push(await timeEdit(page, join(copy.folder, file), text, `${text} ${edit}`))
      await page.close()
      console.log(`${name}: ${times.join(' ')} ms`)
      figures.push({ name, edits, median: median(times), worst: Math.max(...times), load: Number((loadavg()[0] ?? 0).toFixed(1)) })
    }
    return figures
  } finally {
    await browser.close()
    await preview.end()
    copy.remove()
  }
}

/** Node and browser share the machine’s clock. */
async function timeEdit(page: Page, file: string, text: string, edited: string): Promise<number> {
  const original = readFileSync(file, 'utf8')
  if (!original.includes(text)) throw new Error(`${file} does not contain “${text}”.`)
  const checks = await page.evaluate(() => Number(document.documentElement.dataset.preview))
  const shown = page.evaluate(whenShown, edited)
  // Resolves once the observer is running.
  await page.evaluate(() => {})
  const [before = '', after = ''] = original.split(text)
  writeFileSync(file, before + edited + after.replace(/^ \d+/, ''))
  const written = performance.timeOrigin + performance.now()
  const seen = await shown
  // Wait for the check of this edit, so that it does not delay the next.
  await page.waitForFunction((count) => Number(document.documentElement.dataset.preview) > count, checks)
  return Math.round(seen - written)
}

/** Runs in the page: time of the first frame with the text. No named functions inside, for which the compiler would add a helper. */
function whenShown(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`“${text}” has not appeared within ten seconds.`)), 10_000)
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes(text)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
