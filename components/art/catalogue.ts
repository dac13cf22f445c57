/** Every picture of the site by name, and the one function that draws it. */
import type { Subject } from './fields'
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
  const options = { ...size, seed: seedOf(name), ...subject() }
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

/** All pictures and the map, as the build writes them to files. */
export function drawEverything(): Record<ArtName | 'world', Drawing> {
  const drawn = Object.keys(art)
    .filter(isArtName)
    .map((name) => [name, drawArt(name)] as const)
  return { ...(Object.fromEntries(drawn) as Record<ArtName, Drawing>), world: drawWorld() }
}
