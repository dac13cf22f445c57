import { execFile } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../e2e/support/copyProject'
import { generatePosts } from './generatePosts'

export interface BuildFigures {
  what: string
  pages: number
  rendered: number
  /** Of the command, from start to end. */
  seconds: number
  /** Milliseconds that a page has added, against the smaller site of the same kind above. */
  'added ms per page': number | undefined
  /** Most memory at any time, MB. */
  memory: number
  /** All pages together, MB, uncompressed. */
  html: number
}

export interface BuildBenchOptions {
  /** Generated posts; each makes a page in every language. */
  posts: number[]
  /** Figures are medians of so many runs. */
  runs: number
  report?: (line: string) => void
}

/** How a build is asked for. Share images are left out: 30,000 of them take longer than everything else. */
const kinds = { compressed: ['--no-share-images'], 'not compressed': ['--no-share-images', '--no-compress'] }

/** Time and memory of `npm run build`, from nothing and after an edit, over copies of the project with generated posts. */
export async function benchBuild({ posts, runs, report = () => {} }: BuildBenchOptions): Promise<BuildFigures[]> {
  const figures: BuildFigures[] = []
  const add = async (what: string, folder: string, options: string[], prepare: () => void, smaller?: BuildFigures) => {
    const found: BuildFigures[] = []
    for (let run = 0; run < runs; run += 1) {
      prepare()
      found.push({ what, ...(await build(folder, options)), 'added ms per page': undefined })
    }
    const result = { ...median(found) }
    if (smaller) result['added ms per page'] = round((1000 * (result.seconds - smaller.seconds)) / (result.pages - smaller.pages), 2)
    report(JSON.stringify(result))
    figures.push(result)
    return result
  }

  await withCopy(0, async (folder) => {
    await add('real site, caches empty', folder, kinds.compressed, () => forget(folder, ['dist', '.cache']))
    await add('real site, pictures drawn before', folder, kinds.compressed, () => forget(folder, ['dist']))
    await add('real site, nothing changed', folder, kinds.compressed, () => {})
    await add('real site, a word edited', folder, kinds.compressed, () => editWord(join(folder, 'locales/de/about.json')))
  })
  const smaller: Record<string, BuildFigures> = {}
  for (const count of posts) {
    await withCopy(count, async (folder) => {
      for (const [kind, options] of Object.entries(kinds)) {
        smaller[kind] = await add(`generated, ${kind}`, folder, options, () => forget(folder, ['dist']), smaller[kind])
        const edited = join(folder, 'content/blog/topic-0/post-0/index.md')
        await add(`generated, ${kind}, a post edited`, folder, options, () => appendFileSync(edited, '\nAnd more.\n'))
      }
    })
  }
  return figures
}

async function withCopy(posts: number, work: (folder: string) => Promise<void>): Promise<void> {
  const copy = copyProject({ emptyCaches: true })
  try {
    if (posts > 0) generatePosts(join(copy.folder, 'content/blog'), posts)
    await work(copy.folder)
  } finally {
    copy.remove()
  }
}

async function build(folder: string, options: string[]): Promise<Pick<BuildFigures, 'pages' | 'rendered' | 'seconds' | 'memory' | 'html'>> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)('npm', ['run', 'build', '--', ...options], { cwd: folder })
  const seconds = round((performance.now() - start) / 1000, 2)
  const [, pages, rendered, memory] = /: (\d+) pages, (\d+) of them rendered, .* with (\d+) MB/.exec(stdout) ?? []
  if (!pages) throw new Error(`The build has not said what it did:\n${stdout}`)
  return { pages: Number(pages), rendered: Number(rendered), seconds, memory: Number(memory), html: round(htmlSize(join(folder, 'dist/client')) / 1e6, 1) }
}

function htmlSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

function forget(folder: string, names: string[]) {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Another word each time. */
function editWord(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, '"title": "x'))
}

function median(figures: BuildFigures[]): BuildFigures {
  const sorted = figures.toSorted((a, b) => a.seconds - b.seconds)
  return sorted[Math.floor(sorted.length / 2)] as BuildFigures
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
