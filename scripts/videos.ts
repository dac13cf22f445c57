/**
 * Renders the looping videos of the site from the same line relief as its pictures: `npx tsx scripts/videos.ts`. Needs ffmpeg
 * and some minutes, so the results are kept in `public/video/`; run it again only after changing a scene or the relief.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Relief, smooth } from '../art/fields'
import { relief } from '../art/relief'
import { ACCENT } from '../theme/accent'

/** The drawing at a time between 0 and 1. Periods must fit a whole number of times, or the loop jumps. */
type Scene = (time: number) => Partial<Relief>

const scenes: Record<string, { seconds: number; scene: Scene }> = {
  company: { seconds: 9, scene: swell },
  'channel-analytics': { seconds: 10, scene: evening },
}
const OUT = fileURLToPath(new URL('../public/video/', import.meta.url))
/** Divides 60, so that most screens show every frame equally long. */
const FPS = 20

ffmpeg(['-version'])
mkdirSync(OUT, { recursive: true })
for (const [name, { seconds, scene }] of Object.entries(scenes)) await render(name, scene, seconds * FPS)

async function render(name: string, scene: Scene, frames: number) {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    await checkLoop(name, scene)
    for (let i = 0; i < frames; i++) await draw(scene, i / frames).toFile(join(folder, `${i}.png`))
    await draw(scene, 0).webp({ quality: 45, effort: 6, smartSubsample: true }).toFile(join(folder, 'out.webp'))
    encode(folder)
    for (const type of ['webm', 'mp4', 'webp']) {
      copyFileSync(join(folder, `out.${type}`), join(OUT, `${name}.${type}`))
      console.log(`${name}.${type}  ${Math.round(statSync(join(OUT, `${name}.${type}`)).size / 1000)} kB`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With fine coordinates, as rounding is visible in motion. */
function draw(scene: Scene, time: number) {
  const svg = relief({ width: 1000, height: 400, ripple: 0, grain: 10, tolerance: 0.03, accent: ACCENT, ...scene(time) })
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png({ compressionLevel: 1 })
}

/** The frame after the last must equal the first, but for rounding. */
async function checkLoop(name: string, scene: Scene) {
  const [first, next] = await Promise.all([0, 1].map((time) => draw(scene, time).greyscale().raw().toBuffer()))
  const off = first?.reduce((sum, value, i) => sum + Math.abs(value - (next?.[i] ?? 0)), 0) ?? 0
  if (off / 400_000 > 0.05) throw new Error(`${name} does not loop: a period of its scene does not fit a whole number of times`)
}

function encode(folder: string) {
  // A brightness slightly above white is clipped to pure white, so that compression noise does not tint the background.
  const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,lutyuv=y=val*1.02'
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const input = ['-y', '-v', 'error', '-framerate', `${FPS}`, '-i', join(folder, '%d.png'), '-vf', filter, ...colour, '-g', '999']
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-me_method', 'tesa', '-crf', '38']
  // More bits for the first frame, where the loop closes, and for colour, which the thin line would otherwise lose.
  ffmpeg([...input, ...h264, '-x264-params', 'ipratio=2:chroma-qp-offset=-6', '-movflags', '+faststart', join(folder, 'out.mp4')])
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '59', '-row-mt', '1', '-passlogfile', join(folder, 'pass')]
  ffmpeg([...input, ...vp9, '-cpu-used', '4', '-pass', '1', '-f', 'null', '-'])
  // The slowest setting and layered reference frames save about a fifth on lines that move by less than a pixel.
  ffmpeg([...input, ...vp9, '-cpu-used', '0', '-auto-alt-ref', '6', '-lag-in-frames', '25', '-pass', '2', join(folder, 'out.webm')])
}

function ffmpeg(args: readonly string[]) {
  try {
    execFileSync('ffmpeg', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    console.error('ffmpeg is missing: install it (Debian: apt-get install ffmpeg, macOS: brew install ffmpeg) and run this again.')
    process.exit(1)
  }
}

/** A calm swell: three waves of different direction and speed, and a ridge under the coloured line that rises once per loop. */
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
      // Its crest lies behind the coloured line, which it would otherwise hide.
      const ridge = bell(x - 510, 210) * bell(y - 232, 46)
      return sea * (0.3 + 0.7 * smooth(100, 330, y)) + (16 + 84 * rise) * ridge
    },
  }
}

/** An evening of TV ratings: each programme gains and loses audience; the line at the back is the total. */
function evening(time: number): Partial<Relief> {
  const programmes = [
    { x: 190, line: 18, peak: 84, width: 50, start: 0 },
    { x: 320, line: 11, peak: 96, width: 46, start: 0.22 },
    { x: 455, line: 19, peak: 100, width: 42, start: 0.45 },
    { x: 510, line: 9, peak: 92, width: 56, start: 0.62 },
    { x: 630, line: 15, peak: 108, width: 44, start: 0.75 },
    { x: 760, line: 20, peak: 80, width: 50, start: 0.12 },
    { x: 800, line: 10, peak: 90, width: 50, start: 0.9 },
  ].map((p) => ({
    ...p,
    // In front of its line, so that the visible crest is on the line: between two lines, a summit would stay open.
    y: 178 + 9 * p.line + 3.5,
    now: p.peak * (0.1 + 0.9 * (0.5 - 0.5 * Math.cos(turns(time - p.start))) ** 1.5),
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
      // Static, as this costs the encoder nothing.
      const roughness = 2.6 * Math.sin(turns(x / 110 + y / 130)) + 1.6 * Math.sin(turns(x / 61 - y / 71))
      return each + 1.15 * total * back + roughness * (1 - back) * bell(each, 30)
    },
  }
}

function turns(count: number): number {
  return 2 * Math.PI * count
}

function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}
