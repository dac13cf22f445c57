import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A copy of the project that a test can change and build. */
export interface ProjectCopy {
  folder: string
  /** Renders all pages into `dist/client` of the copy, with these settings. */
  build(settings?: Record<string, string>): Promise<void>
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
  'seo',
  'server',
  'theme',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    build: async (settings = {}) => {
      await promisify(execFile)(process.execPath, [resolve('node_modules/vike/bin.js'), 'build'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production', ...settings },
      })
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
