import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A copy of the project that a test can change and build. */
export interface ProjectCopy {
  folder: string
  /** Builds it as `npm run build` does, with these settings, but without the pictures of link previews. Gives what it says. */
  build(settings?: Record<string, string>): Promise<string>
  remove(): void
}

const sources = [
  'components',
  'content',
  'i18n',
  'islands',
  'locales',
  'pages',
  'public',
  'renderer',
  'scripts',
  'seo',
  'server',
  'theme',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** @param ownCaches gives it caches of its own, empty ones; else it shares those of the project. */
export function copyProject({ ownCaches = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  if (ownCaches) {
    mkdirSync(join(folder, 'node_modules'))
    for (const name of readdirSync('node_modules')) {
      if (!['.cache', '.vite'].includes(name)) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
    }
  } else symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    build: async (settings = {}) => {
      const command = ['--import', 'tsx', 'scripts/build.ts', '--no-share-images']
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env: { ...process.env, ...settings } })
      return stdout
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
