import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, readCommandLine } from '../check/commandOptions'
import { benchBuild } from './bench/build'
import { crash } from './bench/crash'
import { benchLine } from './bench/line'
import { benchNext } from './bench/next'
import { benchPages } from './bench/pages'
import { benchPreview } from './bench/preview'

interface Benchmark {
  /** With the duration. */
  description: string
  /** @param folder an empty folder for temporary files. */
  run(folder: string): Promise<object>
}

const command = {
  name: 'bench',
  does: 'measures the figures in README and docs',
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5', value: '<number>', does: 'measures as often' },
    against: { type: 'string', does: 'compares with another build' },
  },
} satisfies Command

/** `npm run bench`: measures the figures in README and docs, all of them or, with `-- <name>`, one. */
const benchmarks: Record<string, Benchmark> = {
  build: {
    description: 'time and memory of the build, for the real site and for 300 to 30,000 pages, from scratch and after an edit; ten minutes',
    run: benchBuild,
  },
  pages: {
    description: 'weights, long tasks and Lighthouse of the built pages; a quarter of an hour',
    run: benchPages,
  },
  line: {
    description:
      'waiting times of first visits over a slow line, six types of page in every language, five times; a quarter of an hour; --against <other dist/client>: in turns, --runs <n>',
    run: () => benchLine({ runs: Number(options.runs), against: options.against }),
  },
  next: {
    description: 'time from a press on a link to the next page over the same line, by mouse and finger, five times; two minutes; --against, --runs as above',
    run: () => benchNext({ runs: Number(options.runs), against: options.against }),
  },
  dev: {
    description: 'time until an edit shows in the preview, in Chromium, 20 times',
    run: benchPreview,
  },
  crash: {
    description: '500 submissions at once, the server killed at a random moment, 20 rounds',
    run: (folder) => crash({ rounds: 20, submissions: 500, databaseUrl: `file:${join(folder, 'site.db')}`, report: console.log }),
  },
}

const { values: options, positionals } = readCommandLine(command, usage())
const [name, ...more] = positionals
const chosen = name === undefined ? Object.keys(benchmarks) : Object.keys(benchmarks).filter((each) => each === name)
if (chosen.length === 0 || more.length > 0) {
  console.error(usage())
  process.exit(1)
}
for (const each of chosen) await measure(each)

function usage(): string {
  const lines = Object.entries(benchmarks).map(([each, { description }]) => `npm run bench -- ${each.padEnd(10)} ${description}`)
  return ['npm run bench               all of these, one after the other', ...lines].join('\n')
}

/** A failed measurement does not stop the others. */
async function measure(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    console.log(`\n— ${name}: ${benchmarks[name]?.description}`)
    console.table(await benchmarks[name]?.run(folder))
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
