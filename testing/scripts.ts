import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { globSync } from 'tinyglobby'

const build = 'dist/client'

/** Collects the addresses of all scripts that the page requests from now on. The list grows with each request. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** The scripts that a document loads without interaction: its own, and their static imports. */
export async function ownScripts(page: Page, request: APIRequestContext): Promise<string[]> {
  const found = new Set<string>()
  const pending = await page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src))
  for (const url of pending) {
    if (found.has(new URL(url).pathname)) continue
    found.add(new URL(url).pathname)
    const code = await (await request.get(url)).text()
    for (const [, path = ''] of code.matchAll(/\bimport(?:[^("'`]*\bfrom)?\s*["']([^"']+)["']/g)) pending.push(new URL(path, url).href)
  }
  return [...found]
}

/** Transferred size of scripts, in bytes (Brotli). */
export function compressedSize(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(`${build}${path}`)).length, 0)
}

/** React has this address in its errors, even minified. */
export function containsReact(path: string): boolean {
  return readFileSync(`${build}${path}`, 'utf8').includes('react.dev/errors')
}

/** The file that hydrates islands, including React. */
export function chunkOfReact(): string {
  const chunk = allScripts().find(containsReact)
  if (!chunk) throw new Error(`There is no React in ${build}.`)
  return chunk
}

/** The file of a module that the page’s script loads where it is needed (`renderer/+client.ts`). */
export function chunkOf(name: string): string {
  const chunk = allScripts().find((path) => path.startsWith(`/assets/chunks/${name}.`))
  if (!chunk) throw new Error(`There is no script ${name} in ${build}.`)
  return chunk
}

/** The file of an island’s own code. */
export function chunkOfIsland(name: string): string {
  const loading = new RegExp(`\\./${name}\\.tsx.*?import\\(.[./]*([\\w./-]+\\.js)`, 's')
  for (const script of allScripts()) {
    const [, chunk] = loading.exec(readFileSync(`${build}${script}`, 'utf8')) ?? []
    const found = chunk && allScripts().find((path) => path.endsWith(`/${chunk}`))
    if (found) return found
  }
  throw new Error(`No script in ${build} loads the island ${name}.`)
}

function allScripts(): string[] {
  return globSync('assets/**/*.js', { cwd: build }).map((file) => `/${file}`)
}
