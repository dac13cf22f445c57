import { readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import type { NamedShareImage } from '../../seo/shareImage'
import { folders } from './folders'

/** The inputs and results of a published page. */
export interface PageRecord {
  /** Fingerprint of all inputs of its HTML. */
  fingerprint: string
  /** Its address, without origin. */
  address: string
  /** Fingerprint of its visible content. */
  content: string
  /** The share image that it refers to. */
  share: NamedShareImage
  /** Addresses of the bundled files that it refers to. */
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
  /** Fingerprint of everything that decides the site, if it can be known (`nothingToDo.ts`). */
  inputs?: string | undefined
  /** When the next entry is to be published, in ms since the epoch, if any waits. */
  due?: number | undefined
  /** Number of published files. */
  files: number
  /** What each build says, until something is done about it. */
  notices: string[]
}

/** Increase it when `BuildState` changes, because the file may come from an older build. */
const format = 5

/** Undefined if there is no state of this format; then everything is built. */
export function readState(file: string = folders.state): BuildState | undefined {
  try {
    const { format: found, ...state } = JSON.parse(readFileSync(file, 'utf8'))
    return found === format ? state : undefined
  } catch {
    return undefined
  }
}

/** When the published site was built; undefined if unknown. */
export function lastBuildTime(): Date | undefined {
  return statSync(folders.state, { throwIfNoEntry: false })?.mtime
}

export function writeState(state: BuildState, file: string = folders.state): void {
  writeFileAtomic(file, JSON.stringify({ format, ...state }))
}

/** To be called before publishing, so that an interrupted build leaves no wrong state. */
export function deleteState(): void {
  rmSync(folders.state, { force: true })
}
