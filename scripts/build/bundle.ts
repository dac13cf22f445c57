import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findVariables } from './findVariables'
import { folders } from './folders'
import { listFiles } from './inputs'
import { keepFolder } from './keepFolder'

/** The code of the site, built. */
export interface Bundle {
  fingerprint: string
  /** The program that renders pages (`scripts/build/prerender.ts`), to be run in a worker. */
  program: string
  /** Address of the script that every page loads. */
  script: string
  /** All files for browsers, below `folder`; the site needs those that it reaches. */
  files: string[]
  folder: string
  /** The environment variables that the program and its packages read. */
  variables: string[]
}

/**
 * Scripts, drawings and the program that renders pages: those of the last build if no code has changed since.
 *
 * @param fingerprint of the code.
 * @throws where it does not build.
 */
export async function getBundle(fingerprint: string): Promise<Bundle> {
  await keepFolder(folders.bundle, fingerprint, async () => {
    // Takes as long as all else, so it begins while the bundler is being loaded, which waits for it (renderer/build/drawings.ts).
    const { drawEverything } = await import('../../renderer/build/drawEverything')
    const drawing = drawEverything()
    const { bundleSite } = await import('../../renderer/build/bundleSite')
    const [modules] = await Promise.all([bundleSite(folders.bundle), drawing])
    writeFileSync(variablesFile, JSON.stringify(findVariables(modules)))
  })
  return describe(fingerprint)
}

function describe(fingerprint: string): Bundle {
  const { bundle } = folders
  const folder = join(bundle, 'client')
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const script = manifest['renderer/+client.ts']?.file
  if (!script) throw new Error('The bundle lacks renderer/+client.ts.')
  return {
    fingerprint,
    program: join(bundle, 'server/prerender.mjs'),
    script: `/${script}`,
    folder,
    files: listFiles(folder).filter((file) => !file.startsWith('.vite/')),
    variables: JSON.parse(readFileSync(variablesFile, 'utf8')),
  }
}

const variablesFile = join(folders.bundle, 'variables.json')
