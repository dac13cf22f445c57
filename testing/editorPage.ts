import type { Page } from '@playwright/test'

/** Texts by path from the root of the repository. */
type Files = ReadonlyMap<string, string>

/**
 * Opens the browser editor with a repository in the browser’s own file system. The editor treats it as a local folder that was chosen
 * in a dialog.
 *
 * @param page an empty one.
 * @see https://developer.mozilla.org/docs/Web/API/File_System_API/Origin_private_file_system
 */
export async function openEditor(page: Page, address: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    // Without animations, which nobody sees.
    Object.assign(Document.prototype, { startViewTransition: undefined })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      return animate.call(this, keyframes, { ...(typeof options === 'object' && options), duration: 0 })
    }
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
      // The editor renders visible forms only. This makes all of them visible without scrolling.
      IntersectionObserver: class {
        #tell: (entries: object[], observer: this) => void
        constructor(tell: (entries: object[], observer: object) => void) {
          this.#tell = tell
        }
        observe(target: Element) {
          queueMicrotask(() => this.#tell([{ target, isIntersecting: true, intersectionRatio: 1 }], this))
        }
        unobserve() {}
        disconnect() {}
        takeRecords() {
          return []
        }
      },
    })
  })
  await page.goto(address)
  await page.evaluate(
    async (entries) => {
      // Kept in the page, because sending all files for each comparison takes as long as the editor itself.
      Object.assign(window, { repository: new Map(entries) })
      // Saves the time for painting. Playwright counts transparent elements as visible and can click them.
      const unseen = new CSSStyleSheet()
      unseen.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }')
      document.adoptedStyleSheets.push(unseen)
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true })
      await root.getDirectoryHandle('.git', { create: true })
      for (const [path, text] of entries) {
        const parts = path.split('/')
        let folder = root
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true })
        const writer = await (await folder.getFileHandle(parts.at(-1) ?? '', { create: true })).createWritable()
        await writer.write(text)
        await writer.close()
      }
    },
    [...files],
  )
  await page.getByRole('button', { name: /local/i }).click()
  await page.getByRole('tree', { name: 'Collection List' }).waitFor()
}

/** The files of the repository that differ from those that it was opened with. */
export async function changedFiles(page: Page): Promise<Map<string, Uint8Array>> {
  const changed = await page.evaluate(async () => {
    const { repository } = window as unknown as { repository: Files }
    const found: [path: string, base64: string][] = []
    const visit = async (folder: FileSystemDirectoryHandle, above: string) => {
      for await (const [name, handle] of folder) {
        if (handle.kind === 'directory') await visit(handle, `${above}${name}/`)
        else {
          const file = await handle.getFile()
          if ((await file.text()) !== repository.get(above + name)) found.push([above + name, await base64Of(file)])
        }
      }
    }
    /** A list of numbers would take Playwright seconds. */
    const base64Of = async (file: File) => btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())))
    await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle('repository'), '')
    return found
  })
  return new Map(changed.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]))
}

/** What stands in a file of the repository now. */
export function readFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (parts) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository')
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part)
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text()
  }, path.split('/'))
}
