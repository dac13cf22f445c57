import { readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import type { NamedShareImage } from '../../seo/shareImage'
import { folders } from './folders'

/** What a published page was made of. */
export interface PageRecord {
  /** Fingerprint of all that decides its HTML. */
  print: string
  /** Its address, without origin. */
  address: string
  /** Fingerprint of its visible content. */
  content: string
  /** The share image that it asks for. */
  share: NamedShareImage
  /** The bundled files that it names. */
  assets: string[]
}

/** What the published site was made of: whatever is the same in the next build need not be made again. */
export interface BuildState {
  /** Pages, by their file. */
  pages: Record<string, PageRecord>
  /** By language, the fingerprint of what all its pages have in common. */
  shared: Record<string, string>
  /** Fingerprints of the other parts. */
  bundle: string
  icons: string
  public: string
  /** Keys of the share images, by their file. */
  shareImages: Record<string, string>
  compressed: boolean
}

/** To be changed with the shape of `BuildState`: another build may have left it. */
const format = 3

/** Undefined where there is none to build on: then everything is made. */
export function readState(): BuildState | undefined {
  try {
    const { format: found, ...state } = JSON.parse(readFileSync(folders.state, 'utf8'))
    return found === format ? state : undefined
  } catch {
    return undefined
  }
}

/** When the published site was built; undefined where there is no state of it. */
export function lastBuildTime(): Date | undefined {
  return statSync(folders.state, { throwIfNoEntry: false })?.mtime
}

export function writeState(state: BuildState): void {
  writeFileAtomic(folders.state, JSON.stringify({ format, ...state }))
}

/** From here on, until a state is written again, nothing is known about the published site. */
export function deleteState(): void {
  rmSync(folders.state, { force: true })
}
