import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../../collections/listFiles'
import type { PageScripts } from '../pageScripts'
import { folders } from './folders'

/** The bundled code of the site. */
export interface Bundle {
  fingerprint: string
  scripts: PageScripts
  /** All files for browsers, relative to `folder`; the site needs the reachable ones. */
  files: string[]
  folder: string
  /** The environment variables that the prerender program reads. */
  variables: string[]
}

/** The prerender program (`renderer/prerender/prerender.ts`), which runs in a worker. */
export const prerenderProgram = join(folders.bundle, 'server/prerender.mjs')

/** What `bundle.config.ts` has bundled. */
export function readBundle(fingerprint: string): Bundle {
  const client = join(folders.bundle, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  return {
    fingerprint,
    scripts: findScripts(manifest),
    folder: client,
    files: listFiles(client).filter((file) => !file.startsWith('.vite/')),
    variables: JSON.parse(readFileSync(join(folders.bundle, 'server/variables.json'), 'utf8')),
  }
}

/** https://vite.dev/guide/backend-integration */
type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>

function findScripts(manifest: Manifest): PageScripts {
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The bundle lacks ${key}.`)
    return found
  }
  const withImports = (key: string): string[] => {
    const { file, imports = [] } = chunk(key)
    return [`/${file}`, ...imports.flatMap(withImports)]
  }
  const islands = Object.keys(manifest).filter((key) => key.startsWith('islands/'))
  return { entry: `/${chunk('renderer/+client.ts').file}`, islands: Object.fromEntries(islands.map((key) => [basename(key, '.tsx'), withImports(key)])) }
}
