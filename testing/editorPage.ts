import type { Page } from '@playwright/test'

/** Texts by path from the root of the repository. */
type Files = ReadonlyMap<string, string>

/**
 * The editor in the browser on its page, with a repository that it takes for a folder of the machine: it lies in the browser’s
 * own file system, and nobody has to choose it.
 *
 * @param page with nothing in it.
 * @see https://developer.mozilla.org/docs/Web/API/File_System_API/Origin_private_file_system
 */
export async function openEditor(page: Page, address: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
      // Forms are rendered where they are seen. So all of it is, without scrolling.
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

/**
 * What the repository holds now.
 *
 * @param known what is as it is here is left out.
 */
export async function changedFiles(page: Page, known: Files): Promise<Map<string, Uint8Array>> {
  const changed = await page.evaluate(
    async (texts) => {
      const was = new Map(texts)
      const found: [path: string, bytes: number[]][] = []
      const visit = async (folder: FileSystemDirectoryHandle, above: string) => {
        for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle | FileSystemDirectoryHandle]>) {
          if (handle.kind === 'directory') await visit(handle, `${above}${name}/`)
          else {
            const file = await handle.getFile()
            if ((await file.text()) !== was.get(above + name)) found.push([above + name, [...new Uint8Array(await file.arrayBuffer())]])
          }
        }
      }
      await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle('repository'), '')
      return found
    },
    [...known],
  )
  return new Map(changed.map(([path, bytes]) => [path, Uint8Array.from(bytes)]))
}
