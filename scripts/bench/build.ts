import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../testing/copyProject'
import { generatePosts } from './generatePosts'

interface BuildFigures {
  name: string
  pages: number
  rendered: number
  /** Duration of the command: the median, and the minimum, which is more reliable on a shared machine. */
  seconds: number
  best: number
  /** CPU seconds of the fastest run, on all cores; Linux only. */
  processor: number | undefined
  /** Additional ms per page, compared with the smaller site above. */
  'added ms per page': number | undefined
  /** Maximum memory, MB. */
  memory: number
  /** All pages together, MB, uncompressed. */
  html: number
  /** Seconds for writing the site’s files once more, disk only; for full builds. */
  disk: number | undefined
  /** Load average of the last minute (`uptime`). */
  load: number
}

/** Generated posts; each makes a page in every language. */
const postCounts = [33, 1000, 10_000]
/** Figures are medians. */
const runs = 3

/** Options of the measured builds. Without share images: 30,000 of them take longer than everything else. */
const kinds = { compressed: ['--no-share-images'], 'not compressed': ['--no-share-images', '--no-compress'] }

/** Time and memory of `npm run build`, from scratch and after an edit, in copies of the project with generated posts. */
export async function benchBuild(): Promise<BuildFigures[]> {
  const figures: BuildFigures[] = []
  const add = async (name: string, folder: string, options: string[], prepare: () => void, { smaller, isFullBuild }: MeasureOptions = {}) => {
    const results: Measured[] = []
    for (let run = 0; run < runs; run += 1) {
      prepare()
      results.push(await build(folder, options))
    }
    const sorted = results.toSorted((a, b) => a.seconds - b.seconds)
    const [median, fastest] = [sorted[Math.floor(sorted.length / 2)], sorted[0]]
    if (!median || !fastest) throw new Error('Nothing was measured.')
    const added = smaller && round((1000 * (fastest.seconds - smaller.best)) / (median.pages - smaller.pages), 2)
    const disk = isFullBuild ? round(secondsToWrite(join(folder, 'dist/client'), join(folder, 'dist/rewritten')), 2) : undefined
    const result = { name, ...median, best: fastest.seconds, processor: fastest.processor, 'added ms per page': added, disk, load: round(loadavg()[0] ?? 0, 1) }
    console.log(JSON.stringify(result))
    figures.push(result)
    return result
  }

  await withCopy(0, async (folder) => {
    const clearCachesExcept = (kept: string[]) =>
      moveAway(folder, ['dist', ...readdirSync(join(folder, '.cache')).flatMap((name) => (kept.includes(name) ? [] : `.cache/${name}`))])
    await add('real site, without caches', folder, [], () => clearCachesExcept([]), { isFullBuild: true })
    await add('real site, only share images cached', folder, [], () => clearCachesExcept(['share']), { isFullBuild: true })
    const pictures = ['share', 'drawings', 'photographs']
    await add('real site, only pictures cached', folder, [], () => clearCachesExcept(pictures), { isFullBuild: true })
    await add('real site, only pictures cached, not compressed', folder, ['--no-compress'], () => clearCachesExcept(pictures), { isFullBuild: true })
    await add('real site, .cache kept', folder, [], () => moveAway(folder, ['dist']))
    await add('real site, nothing changed', folder, [], () => {})
    await add('real site, a post edited', folder, [], () => appendFileSync(join(folder, firstPost(folder)), '\nAnd more.\n'))
    await add('real site, a word of a page edited', folder, [], () => editWord(join(folder, 'locales/de/about.json')))
  })
  const smaller: Record<string, BuildFigures> = {}
  for (const count of postCounts) {
    await withCopy(count, async (folder) => {
      for (const [kind, options] of Object.entries(kinds)) {
        const cold = () => moveAway(folder, ['dist', '.cache/markdown'])
        smaller[kind] = await add(`generated, ${kind}`, folder, options, cold, { smaller: smaller[kind], isFullBuild: true })
        const edited = join(folder, 'content/blog/topic-0/post-0/index.md')
        await add(`generated, ${kind}, a post edited`, folder, options, () => appendFileSync(edited, '\nAnd more.\n'))
      }
    })
  }
  return figures
}

interface MeasureOptions {
  smaller?: BuildFigures | undefined
  /** Whether every file of the site is rebuilt. */
  isFullBuild?: boolean
}

type Measured = Pick<BuildFigures, 'pages' | 'rendered' | 'seconds' | 'processor' | 'memory' | 'html'>

async function withCopy(posts: number, work: (folder: string) => Promise<void>): Promise<void> {
  const copy = copyProject({ emptyCaches: true })
  try {
    if (posts > 0) generatePosts(join(copy.folder, 'content/blog'), posts)
    await work(copy.folder)
  } finally {
    copy.remove()
  }
}

async function build(folder: string, options: string[]): Promise<Measured> {
  const before = processorTime()
  const start = performance.now()
  const { stdout } = await promisify(execFile)('npm', ['run', 'build', '--', ...options], { cwd: folder })
  const seconds = round((performance.now() - start) / 1000, 2)
  const after = processorTime()
  const processor = before === undefined || after === undefined ? undefined : round(after - before, 2)
  const [, pages, rendered, memory] = /: (\d+) pages, (\d+) of them rendered, .* with (\d+) MB/.exec(stdout) ?? []
  if (!pages) throw new Error(`The build has printed no figures:\n${stdout}`)
  const html = round(htmlSize(join(folder, 'dist/client')) / 1e6, 1)
  return { pages: Number(pages), rendered: Number(rendered), seconds, processor, memory: Number(memory), html }
}

/** CPU seconds of all ended child processes (proc(5): cutime and cstime, in hundredths). */
function processorTime(): number | undefined {
  if (process.platform !== 'linux') return undefined
  // The program name, in brackets, may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function htmlSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

/** Moved instead of deleted: for minutes, ext4 avoids freed blocks, which would slow down the build. */
function moveAway(folder: string, names: string[]) {
  const aside = join(folder, '.aside', String(performance.now()))
  for (const name of names.filter((each) => existsSync(join(folder, each)))) {
    mkdirSync(dirname(join(aside, name)), { recursive: true })
    renameSync(join(folder, name), join(aside, name))
  }
}

/** A different change each time. */
function editWord(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, '"title": "x'))
}

function firstPost(folder: string): string {
  const [post] = readdirSync(join(folder, 'content/blog'), { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/[^/]+\/index\.md$/.test(file))
  return `content/blog/${post}`
}

/** Seconds for writing copies of these files sequentially. */
function secondsToWrite(from: string, to: string): number {
  let milliseconds = 0
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const target = join(to, join(entry.parentPath, entry.name).slice(from.length))
    const bytes = entry.isFile() && readFileSync(join(entry.parentPath, entry.name))
    const start = performance.now()
    if (bytes) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, bytes)
    } else mkdirSync(target, { recursive: true })
    milliseconds += performance.now() - start
  }
  rmSync(to, { recursive: true })
  return milliseconds / 1000
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
