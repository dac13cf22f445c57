import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../testing/copyProject'
import { generatePosts } from './generatePosts'

export interface BuildFigures {
  what: string
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
  /** Seconds for writing the site’s files again, disk only; for full builds. */
  disk: number | undefined
  /** Load average of the last minute (`uptime`). */
  load: number
}

export interface BuildBenchOptions {
  /** Generated posts; each makes a page in every language. */
  posts: number[]
  /** Number of runs; figures are medians. */
  runs: number
  report?: (line: string) => void
}

/** Options of the measured builds. Without share images: 30,000 of them take longer than everything else. */
const kinds = { compressed: ['--no-share-images'], 'not compressed': ['--no-share-images', '--no-compress'] }

/** Time and memory of `npm run build`, from scratch and after an edit, in copies of the project with generated posts. */
export async function benchBuild({ posts, runs, report = () => {} }: BuildBenchOptions): Promise<BuildFigures[]> {
  const figures: BuildFigures[] = []
  const add = async (what: string, folder: string, options: string[], prepare: () => void, { smaller, isCold }: Measuring = {}) => {
    const found: Measured[] = []
    for (let run = 0; run < runs; run += 1) {
      prepare()
      found.push(await build(folder, options))
    }
    const sorted = found.toSorted((a, b) => a.seconds - b.seconds)
    const [middle, fastest] = [sorted[Math.floor(sorted.length / 2)], sorted[0]]
    if (!middle || !fastest) throw new Error('Nothing was measured: runs has to be 1 or more.')
    const added = smaller && round((1000 * (fastest.seconds - smaller.best)) / (middle.pages - smaller.pages), 2)
    const disk = isCold ? round(rewrite(join(folder, 'dist/client'), join(folder, 'dist/rewritten')), 2) : undefined
    const result = { what, ...middle, best: fastest.seconds, processor: fastest.processor, 'added ms per page': added, disk, load: round(loadavg()[0] ?? 0, 1) }
    report(JSON.stringify(result))
    figures.push(result)
    return result
  }

  await withCopy(0, async (folder) => {
    const forgetAllBut = (kept: string[]) =>
      forget(folder, ['dist', ...readdirSync(join(folder, '.cache')).flatMap((name) => (kept.includes(name) ? [] : `.cache/${name}`))])
    await add('real site, without caches', folder, [], () => forgetAllBut([]), { isCold: true })
    await add('real site, only share images cached', folder, [], () => forgetAllBut(['share']), { isCold: true })
    const pictures = ['share', 'drawings', 'photographs']
    await add('real site, only pictures cached', folder, [], () => forgetAllBut(pictures), { isCold: true })
    await add('real site, only pictures cached, not compressed', folder, ['--no-compress'], () => forgetAllBut(pictures), { isCold: true })
    await add('real site, .cache kept', folder, [], () => forget(folder, ['dist']))
    await add('real site, nothing changed', folder, [], () => {})
    await add('real site, a post edited', folder, [], () => appendFileSync(join(folder, firstPost(folder)), '\nAnd more.\n'))
    await add('real site, a word of a page edited', folder, [], () => editWord(join(folder, 'locales/de/about.json')))
  })
  const smaller: Record<string, BuildFigures> = {}
  for (const count of posts) {
    await withCopy(count, async (folder) => {
      for (const [kind, options] of Object.entries(kinds)) {
        const cold = () => forget(folder, ['dist', '.cache/markdown'])
        smaller[kind] = await add(`generated, ${kind}`, folder, options, cold, { smaller: smaller[kind], isCold: true })
        const edited = join(folder, 'content/blog/topic-0/post-0/index.md')
        await add(`generated, ${kind}, a post edited`, folder, options, () => appendFileSync(edited, '\nAnd more.\n'))
      }
    })
  }
  return figures
}

interface Measuring {
  smaller?: BuildFigures | undefined
  /** Whether every file of the site is rebuilt. */
  isCold?: boolean
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
  if (!pages) throw new Error(`The build has not said what it did:\n${stdout}`)
  const html = round(htmlSize(join(folder, 'dist/client')) / 1e6, 1)
  return { pages: Number(pages), rendered: Number(rendered), seconds, processor, memory: Number(memory), html }
}

/** Seconds of all processes that this one has started and that have ended (proc(5): cutime and cstime, in hundredths). */
function processorTime(): number | undefined {
  if (process.platform !== 'linux') return undefined
  // The name of the program, in brackets, may have spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function htmlSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

/** Puts them aside: for minutes, ext4 steps around every place where a file was deleted, which a first build never meets. */
function forget(folder: string, names: string[]) {
  const aside = join(folder, '.aside', String(performance.now()))
  for (const name of names.filter((each) => existsSync(join(folder, each)))) {
    mkdirSync(dirname(join(aside, name)), { recursive: true })
    renameSync(join(folder, name), join(aside, name))
  }
}

/** Another word each time. */
function editWord(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, '"title": "x'))
}

function firstPost(folder: string): string {
  const [post] = readdirSync(join(folder, 'content/blog'), { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/[^/]+\/index\.md$/.test(file))
  return `content/blog/${post}`
}

/** Seconds that it takes to write these files, and nothing else, one after the other. */
function rewrite(from: string, to: string): number {
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
