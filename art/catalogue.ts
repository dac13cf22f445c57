/** Every picture of the site by name, and the one function that draws it. */
import type { Relief, Subject } from './fields'
import { drawFrame, type FilmName, films, frameSize } from './films'
import { type OrnamentName, ornaments } from './ornaments'
import { relief } from './relief'
import { analyticsScreens } from './subjects/analyticsScreens'
import { company } from './subjects/company'
import { electionScreens } from './subjects/electionScreens'
import { hero } from './subjects/hero'
import { landscapes } from './subjects/landscapes'
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
  ...analyticsScreens,
  ...electionScreens,
  ...landscapes,
} satisfies Record<string, Subject>

type ArtName = keyof typeof art

/** A version for some of the pictures: at icon size, across two columns of a list, in one of them, in a page header. */
export type Shape = 'small' | 'wide' | 'tall' | 'header'

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

type Canvas = Pick<Relief, 'width' | 'height' | 'left'>

/** Whether a string is the name of a picture. */
export function isArtName(name: string): name is ArtName {
  return Object.hasOwn(art, name)
}

/** @param changes what this version of the picture has other than its subject. */
function drawArt(name: ArtName, accent: string, canvas: Canvas = canvasOf(name), changes: Partial<Relief> = {}): Drawing {
  const options = { ...canvas, accent, weight: 1.2, seed: seedOf(name), ...subjectOf(name), ...changes }
  return { svg: relief(options), width: options.width, height: options.height }
}

const known = new Map<ArtName, Partial<Relief>>()

/** The same object for all versions of a picture, so that its outlines are measured once. */
function subjectOf(name: ArtName): Partial<Relief> {
  const subject: Subject = art[name]
  const made = known.get(name) ?? subject()
  known.set(name, made)
  return made
}

/** The other versions of some pictures, by the ending of their names. */
const versions: Record<Shape, { of: readonly string[]; draw(name: ArtName, accent: string): Drawing }> = {
  // At icon size: half the lines and a heavier pen, because fine lines would merge into grey.
  small: {
    of: Object.keys({ ...projects, ...people, ...services, ...sectors }),
    draw: (name, accent) => drawArt(name, accent, canvasOf(name), name in sectors ? { lines: 34, weight: 2 } : { lines: 26, weight: 2.8 }),
  },
  // What may lead a list over two of its columns, as any project may that is chosen for its sector, and a product: the same subject in more
  // field, whose middle is the drawing itself. Any other drawing stands whole at the beginning of its two columns.
  wide: {
    of: [...Object.keys({ ...projects, ...people }), 'channel-analytics', 'election'],
    draw: (name, accent) => drawArt(name, accent, { width: 1680, height: 600, left: -440 }),
  },
  // Screens, for a card: the same window or phones, whole and in the middle, in more field.
  tall: {
    of: Object.keys({ ...analyticsScreens, ...electionScreens }),
    draw(name, accent) {
      const sides = (subjectOf(name).layers ?? []).flatMap(({ shape }) => [shape.box[0], shape.box[2]])
      const middle = (Math.min(...sides) + Math.max(...sides)) / 2
      return drawArt(name, accent, canvasOf(name), { width: 1000, height: 750, left: middle - 500, above: 55, lines: 47 })
    },
  },
  // Drawings of sectors are square, for their circles. The header of a sector’s page would cut them off.
  header: {
    of: Object.keys(sectors),
    draw: (name, accent) => drawArt(name, accent, { width: 800, height: 600, left: -100 }),
  },
}

function canvasOf(name: ArtName): Canvas {
  if (name in hero) return { width: 1600, height: 900 }
  if (name in sectors) return { width: 600, height: 600 }
  return { width: 800, height: 600 }
}

/** Derived from the name, so that adding a picture does not change the others. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) / 100
}

/** The names that content may use: all pictures and the map. */
export const pictureNames = [...Object.keys(art).filter(isArtName), 'world'] as const

/** All drawings: the pictures, their versions, the first frames of films, and ornaments. */
export const drawingNames: readonly string[] = [
  ...pictureNames,
  ...Object.entries(versions).flatMap(([shape, { of }]) => of.map((name) => `${name}-${shape}`)),
  ...Object.keys(films).map((name) => `film-${name}`),
  ...Object.keys(ornaments),
]

/**
 * A drawing of `drawingNames`, as the build writes it to a file.
 *
 * @param accent the site’s accent colour; an ornament on it has its own.
 * @param onBlack the same, light enough for the map, which is black.
 */
export function draw(name: string, accent: string, onBlack: string): Drawing {
  if (name === 'world') return drawWorld(onBlack)
  if (isArtName(name)) return drawArt(name, accent)
  if (isOrnament(name)) return { svg: relief({ accent, ...ornaments[name] }), width: ornaments[name].width, height: ornaments[name].height }
  if (name.startsWith('film-')) return { svg: drawFrame(name.slice(5) as FilmName, 0, accent), ...frameSize }
  const [, subject, shape] = /^(.+)-(\w+)$/.exec(name) as unknown as [string, ArtName, Shape]
  return versions[shape].draw(subject, accent)
}

function isOrnament(name: string): name is OrnamentName {
  return Object.hasOwn(ornaments, name)
}
