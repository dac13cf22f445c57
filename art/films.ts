/** The scenes of the looping videos: `scripts/videos.ts` renders them, and their first frame is a drawing of its own. */
import { bell, type Relief, smooth } from './fields'
import { relief } from './relief'

/** What is drawn at a time between 0 and 1. Only whole turns of it may appear, or the loop jumps. */
type Scene = (time: number) => Partial<Relief>

export const films = {
  company: { seconds: 9, scene: swell },
  'channel-analytics': { seconds: 10, scene: evening },
} satisfies Record<string, { seconds: number; scene: Scene }>

export type FilmName = keyof typeof films

export const frameSize = { width: 1000, height: 400 } as const

/**
 * A frame of a film.
 *
 * @param pen how exact it is; the drawings’ own by default.
 */
export function drawFrame(name: FilmName, time: number, accent: string, pen: Pick<Relief, 'grain' | 'tolerance'> = {}): string {
  return relief({ ...frameSize, ripple: 0, accent, ...pen, ...films[name].scene(time) })
}

/** A calm swell: three waves of different direction and pace, and under the coloured line a ridge that breathes once a loop. */
function swell(time: number): Partial<Relief> {
  const rise = 0.5 - 0.5 * Math.cos(turns(time))
  return {
    lines: 30,
    top: 118,
    bottom: 450,
    perspective: 1.25,
    weight: 1.9,
    accentLine: 250,
    terrain: (x, y) => {
      const wave = (length: number, angle: number, pace: number, start: number) =>
        Math.sin(turns((x * Math.cos(angle) + y * 1.9 * Math.sin(angle)) / length - pace * time + start))
      const sea = 20 * wave(420, 0.9, 1, 0) + 12 * wave(290, 2.1, 1, 0.3) + 4 * wave(210, 0.35, 2, 0.6)
      // Its crest lies behind the coloured line, which would else disappear at the very moment it rises.
      const ridge = bell(x - 510, 210) * bell(y - 232, 46)
      return sea * (0.3 + 0.7 * smooth(100, 330, y)) + (16 + 84 * rise) * ridge
    },
  }
}

/** An evening of ratings: programmes beside and behind each other gain and lose their audience; the line at the back is their total. */
function evening(time: number): Partial<Relief> {
  const programmes = [
    { x: 190, line: 18, most: 84, width: 50, start: 0 },
    { x: 320, line: 11, most: 96, width: 46, start: 0.22 },
    { x: 455, line: 19, most: 100, width: 42, start: 0.45 },
    { x: 510, line: 9, most: 92, width: 56, start: 0.62 },
    { x: 630, line: 15, most: 108, width: 44, start: 0.75 },
    { x: 760, line: 20, most: 80, width: 50, start: 0.12 },
    { x: 800, line: 10, most: 90, width: 50, start: 0.9 },
  ].map((p) => ({
    ...p,
    // In front of its line by as much as brings the visible crest onto the line: between two lines a summit would stay open.
    y: 178 + 9 * p.line + 3.5,
    now: p.most * (0.1 + 0.9 * (0.5 - 0.5 * Math.cos(turns(time - p.start))) ** 1.5),
  }))
  return {
    lines: 25,
    top: 178,
    bottom: 178 + 9 * 24,
    weight: 1.9,
    accentLine: 178,
    terrain: (x, y) => {
      const each = programmes.reduce((sum, p) => sum + p.now * bell(x - p.x, p.width) * bell(y - p.y, 28), 0)
      const total = programmes.reduce((sum, p) => sum + p.now * bell(x - p.x, p.width * 1.5), 0)
      const back = 1 - smooth(140, 250, y)
      // Stands still on purpose: what does not move costs the encoder nothing.
      const unrest = 2.6 * Math.sin(turns(x / 110 + y / 130)) + 1.6 * Math.sin(turns(x / 61 - y / 71))
      return each + 1.15 * total * back + unrest * (1 - back) * bell(each, 30)
    },
  }
}

function turns(count: number): number {
  return 2 * Math.PI * count
}
