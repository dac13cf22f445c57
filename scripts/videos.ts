/**
 * Renders the two looping videos of the site from the same line relief as its pictures, so that nothing is filmed, bought or
 * fetched: `npx tsx scripts/videos.ts`. The results are kept in `public/video/`; run it again only after changing a scene.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { hill, type Relief, smooth } from '../components/art/fields'
import { relief } from '../components/art/relief'

const OUT = fileURLToPath(new URL('../public/video/', import.meta.url))

/** Everything drawn is a function of `time`, which runs from 0 to 1 in one loop; only whole turns of it make the loop seamless. */
interface Scene {
  readonly seconds: number
  readonly fps: number
  /** Quality of H.264 and VP9, lower is better; as high as the lines stay crisp. */
  readonly crf: readonly [h264: number, vp9: number]
  frame(time: number): Partial<Relief>
}

const scenes: Record<string, Scene> = {
  company: { seconds: 9, fps: 25, crf: [27, 40], frame: swell },
  'channel-analytics': { seconds: 10, fps: 25, crf: [27, 40], frame: evening },
}

ffmpeg(['-version'])
mkdirSync(OUT, { recursive: true })
for (const [name, scene] of Object.entries(scenes)) await render(name, scene)

async function render(name: string, scene: Scene) {
  const frames = scene.seconds * scene.fps
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    const poster = draw(scene, 0)
    for (let i = 0; i < frames; i++)
      await draw(scene, i / frames)
        .png({ compressionLevel: 1 })
        .toFile(join(folder, `${i}.png`))
    await poster.clone().webp({ quality: 60, effort: 6, smartSubsample: true }).toFile(`${OUT}${name}.webp`)
    encode(join(folder, '%d.png'), scene, `${OUT}${name}`, join(folder, 'pass'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const end of ['webm', 'mp4', 'webp']) console.log(`${name}.${end}  ${Math.round(statSync(`${OUT}${name}.${end}`).size / 1000)} kB`)
}

function draw(scene: Scene, time: number): sharp.Sharp {
  const svg = relief({ width: 1000, height: 400, ripple: 0, grain: 10, tolerance: 0.03, ...scene.frame(time) })
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' })
}

function encode(input: string, { fps, crf }: Scene, output: string, log: string) {
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const source = ['-y', '-v', 'error', '-framerate', `${fps}`, '-i', input, '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colour]
  ffmpeg([
    ...source,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-g',
    '999',
    '-crf',
    `${crf[0]}`,
    '-movflags',
    '+faststart',
    `${output}.mp4`,
  ])
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', `${crf[1]}`, '-g', '999', '-deadline', 'good', '-row-mt', '1', '-passlogfile', log]
  ffmpeg([...source, ...vp9, '-cpu-used', '4', '-pass', '1', '-f', 'null', '-'])
  ffmpeg([...source, ...vp9, '-cpu-used', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25', '-pass', '2', `${output}.webm`])
}

function ffmpeg(args: readonly string[]) {
  try {
    execFileSync('ffmpeg', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    console.error('ffmpeg is not installed or not on the PATH. On Debian: apt-get install ffmpeg')
    process.exit(1)
  }
}

/** A calm swell: three waves of different direction and pace, with a ridge under the coloured line that breathes once a loop. */
function swell(time: number): Partial<Relief> {
  const rise = 0.5 - 0.5 * Math.cos(turns(time))
  return {
    lines: 40,
    top: 118,
    bottom: 450,
    perspective: 1.3,
    weight: 1.6,
    accentLine: 250,
    terrain: (x, y) => {
      const wave = (length: number, angle: number, pace: number, start: number) =>
        Math.sin(turns((x * Math.cos(angle) + y * 1.9 * Math.sin(angle)) / length - pace * time + start))
      const sea = 20 * wave(420, 0.9, 1, 0) + 13 * wave(290, 2.1, 1, 0.3) + 5 * wave(190, 0.35, 2, 0.6)
      const ridge = Math.exp(-(((y - 232) / 46) ** 2) - ((x - 510) / 210) ** 2)
      return sea * (0.3 + 0.7 * smooth(100, 330, y)) + (16 + 84 * rise) * ridge
    },
  }
}

/** An evening of ratings: programmes beside and behind each other gain and lose their audience; the line at the back is their total. */
function evening(time: number): Partial<Relief> {
  const programmes = [
    [190, 340, 84, 50, 0],
    [320, 275, 96, 46, 0.22],
    [455, 350, 100, 42, 0.45],
    [510, 265, 92, 56, 0.62],
    [630, 315, 108, 44, 0.75],
    [760, 355, 80, 50, 0.12],
    [800, 270, 90, 50, 0.9],
  ] as const
  const audience = programmes.map(([x, y, most, width, start]) => {
    const now = most * (0.1 + 0.9 * (0.5 - 0.5 * Math.cos(turns(time - start))) ** 1.5)
    return { here: hill(x + 14 * Math.sin(turns(time + start)), y, now, width, 32), share: hill(x, 0, now, width * 1.5) }
  })
  return {
    lines: 40,
    top: 180,
    bottom: 440,
    perspective: 1.12,
    weight: 1.6,
    accentLine: 180,
    terrain: (x, y) => {
      const total = audience.reduce((sum, { share }) => sum + share(x, 0), 0)
      const each = audience.reduce((sum, { here }) => sum + here(x, y), 0)
      const unrest = 2.6 * Math.sin(turns(x / 110 + y / 130 - time)) + 1.6 * Math.sin(turns(x / 61 - y / 71 + time))
      const back = 1 - smooth(140, 250, y)
      return each + unrest * (1 - back) + 1.15 * total * back
    },
  }
}

function turns(count: number): number {
  return 2 * Math.PI * count
}
