import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Backend } from '../../admin/backend'
import { editorConfig } from '../../admin/config'
import { editorPage } from '../../admin/page'
import { readSite } from '../../check/readSite'
import { decoded } from '../../collections/decode'
import { bundleEditor } from '../prerender/bundleEditor'

/** Serves the editor’s page, its current configuration and its assets; undefined for other paths. */
export async function serveEditor(pathname: string): Promise<{ type: string; body: string | Uint8Array } | undefined> {
  if (pathname === '/admin.json') return { type: 'application/json', body: JSON.stringify(editorConfig(readSite(), folderOnly)) }
  bundle ??= bundleEditor()
  const { folder, script } = await bundle
  if (pathname === '/admin') return { type: 'text/html; charset=utf-8', body: editorPage({ script, config: '/admin.json', backend: folderOnly }) }
  const file = join(folder, decoded(pathname))
  return file.startsWith(join(folder, 'assets')) && existsSync(file)
    ? { type: getMimeType(file) ?? 'application/octet-stream', body: readFileSync(file) }
    : undefined
}

let bundle: ReturnType<typeof bundleEditor> | undefined

/** The editor requires a repository even if it writes into a folder. */
const folderOnly: Backend = { name: 'github', repo: 'local/website', branch: 'main', auth_methods: ['token'] }
