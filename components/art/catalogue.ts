/** Every picture of the site by name, and the one function that draws it. */
import type { Subject } from './fields'
import { ornaments } from './ornaments'
import { relief } from './relief'
import { company } from './subjects/company'
import { hero } from './subjects/hero'
import { methodology } from './subjects/methodology'
import { notes } from './subjects/notes'
import { offerings } from './subjects/offerings'
import { people } from './subjects/people'
import { projects } from './subjects/projects'
import { sectors } from './subjects/sectors'
import { services } from './subjects/services'
import { work } from './subjects/work'
import { drawWorld } from './world'

export const art = {
  ...projects,
  ...people,
  ...services,
  ...sectors,
  ...offerings,
  ...methodology,
  ...hero,
  ...company,
  ...work,
  ...notes,
} satisfies Record<string, Subject>

export type ArtName = keyof typeof art

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A string from elsewhere (content, an address) names a picture. */
export function isArtName(name: string): name is ArtName {
  return Object.hasOwn(art, name)
}

export function drawArt(name: ArtName): Drawing {
  const subject: Subject = art[name]
  const size = canvas(name)
  const options = { ...size, weight: 1.2, seed: seedOf(name), ...subject() }
  return { svg: relief(options), width: options.width, height: options.height }
}

/**
 * What is shown at the size of a stamp, drawn with half the lines and a heavier pen: the fine ones would run together into
 * grey.
 */
const small = { ...projects, ...people, ...services, ...sectors } satisfies Partial<Record<ArtName, Subject>>

function drawSmall(name: ArtName): Drawing {
  const subject: Subject = art[name]
  const size = canvas(name)
  const pen = name in sectors ? { lines: 34, weight: 2 } : { lines: 26, weight: 2.8 }
  const options = { ...size, seed: seedOf(name), ...subject(), ...pen }
  return { svg: relief(options), width: options.width, height: options.height }
}

function canvas(name: ArtName): { width: number; height: number } {
  if (name in hero) return { width: 1600, height: 900 }
  if (name in sectors) return { width: 600, height: 600 }
  return { width: 800, height: 600 }
}

/** From the name, so that a picture stays the same when others are added before it. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) / 100
}

export interface Drawings {
  /** All pictures that content may name, and the map. */
  drawings: Record<string, Drawing>
  /** Those of them that there is a small version of. */
  small: Record<string, Drawing>
  /** What decorates the page and has no meaning. */
  ornaments: Record<string, Drawing>
}

/** All there is to draw, as the build writes it to files. */
export function drawEverything(): Drawings {
  const draw = (names: string[], drawOne: (name: ArtName) => Drawing) => Object.fromEntries(names.filter(isArtName).map((name) => [name, drawOne(name)]))
  return {
    drawings: { ...draw(Object.keys(art), drawArt), world: drawWorld() },
    small: draw(Object.keys(small), drawSmall),
    ornaments: Object.fromEntries(
      Object.entries(ornaments).map(([name, options]) => [name, { svg: relief(options), width: options.width, height: options.height }]),
    ),
  }
}
