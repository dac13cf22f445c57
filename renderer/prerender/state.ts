import { readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import type { NamedShareImage } from '../../seo/shareImage'
import { folders } from './folders'

/** The inputs and results of a published page. */
export interface PageRecord {
  /** Fingerprint of all inputs of its HTML. */
  print: string
  /** Its address, without origin. */
  address: string
  /** Fingerprint of its visible content. */
  content: string
  /** The share image that it refers to. */
  share: NamedShareImage
  /** The bundled files that it refers to. */
  assets: string[]
}

/** Fingerprints of the published site; the next build skips unchanged parts. */
export interface BuildState {
  /** Pages, by their file. */
  pages: Record<string, PageRecord>
  /** By language, the fingerprint of the inputs shared by its pages. */
  shared: Record<string, string>
  /** Fingerprints of the other parts. */
  bundle: string
  icons: string
  public: string
  /** Keys of the share images, by their file. */
  shareImages: Record<string, string>
  compressed: boolean
}

/** Increase it when `BuildState` changes, because the file may come from an older build. */
const format = 3

/** Undefined if there is no valid state; then everything is built. */
export function readState(): BuildState | undefined {
  try {
    const { format: found, ...state } = JSON.parse(readFileSync(folders.state, 'utf8'))
    return found === format ? state : undefined
  } catch {
    return undefined
  }
}

/** When the published site was built; undefined if unknown. */
export function lastBuildTime(): Date | undefined {
  return statSync(folders.state, { throwIfNoEntry: false })?.mtime
}

export function writeState(state: BuildState): void {
  writeFileAtomic(folders.state, JSON.stringify({ format, ...state }))
}

/** To be called before publishing, so that an interrupted build leaves no wrong state. */
export function deleteState(): void {
  rmSync(folders.state, { force: true })
}
