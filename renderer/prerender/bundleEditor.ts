import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles'
import { fingerprintFiles, fingerprintFolder, hash } from './fingerprint'
import { packageList } from './fingerprintCode'
import { folders } from './folders'
import { rebuildIfChanged } from './rebuildIfChanged'
import { runVite } from './runVite.js'

interface EditorBundle {
  folder: string
  /** Relative to it, all in `assets/admin/`. */
  files: string[]
  /** Address of the editor’s entry script. */
  script: string
}

/**
 * Bundles the browser editor (`admin/bundle.config.ts`), unless it is unchanged. Separate from the other bundles, because
 * not every site uses the editor.
 */
export async function bundleEditor(): Promise<EditorBundle> {
  const inputs = [fingerprintFolder('admin/browser'), fingerprintFiles('.', ['admin/bundle.config.ts', ...packageList()])]
  await rebuildIfChanged(folders.editor, hash(inputs), () => runVite(['--config', 'admin/bundle.config.ts']))
  const manifest = join(folders.editor, 'manifest.json')
  const entries: Record<string, { file: string }> = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const script = entries['admin/browser/start.ts']?.file
  if (!script) throw new Error(`${manifest} lacks admin/browser/start.ts.`)
  return { folder: folders.editor, files: listFiles(folders.editor).filter((file) => file.startsWith('assets/')), script: `/${script}` }
}
