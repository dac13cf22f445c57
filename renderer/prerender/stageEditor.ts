import { join } from 'node:path'
import type { Backend } from '../../admin/backend'
import { editorConfig } from '../../admin/config'
import { editorPage } from '../../admin/page'
import { readSite } from '../../check/readSite'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import { bundleEditor } from './bundleEditor'
import { hash } from './fingerprint'
import { folders } from './folders'
import { stageFiles } from './stageFiles'

/**
 * Adds the browser editor to the next site, at `/admin`.
 *
 * @param isPublished whether the published site already has a file; files with hashed names are not added again.
 * @returns its files.
 */
export async function stageEditor(
  backend: Backend,
  { next, compressed, isPublished }: { next: string; compressed: boolean; isPublished: (file: string) => boolean },
): Promise<string[]> {
  const { folder, files, script } = await bundleEditor()
  const config = JSON.stringify(editorConfig(readSite(), backend))
  const configFile = `assets/admin/config.${hash([config])}.json`
  const generated = { [configFile]: config, 'admin.html': editorPage({ script, config: `/${configFile}`, backend }) }
  for (const [file, text] of Object.entries(generated)) writeFileAtomic(join(folders.editorPage, file), text)
  const missing = files.filter((file) => !isPublished(file))
  await Promise.all([stageFiles(folder, missing, { next, compressed }), stageFiles(folders.editorPage, Object.keys(generated), { next, compressed })])
  return [...files, ...Object.keys(generated)]
}
