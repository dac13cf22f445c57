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
import { drawFrame, type FilmName, films } from '../art/films'
import { ACCENT } from '../theme/accent'

const OUT = fileURLToPath(new URL('../public/video/', import.meta.url))
/** Divides 60, so that most screens show every frame equally long. */
const FPS = 20

ffmpeg(['-version'])
mkdirSync(OUT, { recursive: true })
for (const [name, { seconds }] of Object.entries(films)) await render(name as FilmName, seconds * FPS)

async function render(name: FilmName, frames: number) {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    await checkLoop(name)
    for (let i = 0; i < frames; i++) await draw(name, i / frames).toFile(join(folder, `${i}.png`))
    encode(folder)
    for (const type of ['webm', 'mp4']) {
      copyFileSync(join(folder, `out.${type}`), join(OUT, `${name}.${type}`))
      console.log(`${name}.${type}  ${Math.round(statSync(join(OUT, `${name}.${type}`)).size / 1000)} kB`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fine coordinates: what is rounded in a picture trembles in a film. */
function draw(name: FilmName, time: number) {
  const svg = drawFrame(name, time, ACCENT, { grain: 10, tolerance: 0.03 })
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png({ compressionLevel: 1 })
}

/** The frame after the last must be the first again; a rounded coordinate may differ by a hair. */
async function checkLoop(name: FilmName) {
  const [first, next] = await Promise.all([0, 1].map((time) => draw(name, time).greyscale().raw().toBuffer()))
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
