import { execFile, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { folders } from '../renderer/prerender/folders'

/** A copy of the project that tests can change and build. */
export interface ProjectCopy {
  folder: string
  /**
   * Builds it as `npm run build` does, with these settings; without compressed copies and the pictures of link previews, which take
   * longer than all the rest, unless other options are given. Gives what it says. Where `TEST_TALLY` names a file, that gets a line: `project build`.
   */
  build(settings?: Record<string, string>, options?: string[]): Promise<string>
  /** Runs another command of ours in it: `scripts/<name>.ts`. Gives what it says, and of that what it complains about. */
  run(name: string, parameters?: string[]): { status: number | null; said: string; complaints: string }
  /** Replaces the first occurrence of something in one of its files. @throws where there is none. */
  edit(file: string, from: RegExp | string, to: string): void
  remove(): void
}

/** Everything else is copied, so that the copy’s code is that of the project, and what was built of it need not be built again. */
const leftOut = ['node_modules', 'dist', 'data', 'docs', 'e2e', 'testing', 'test-results', 'playwright-report']

/** Named by what they hold, so many can use them. */
const sharedCaches = ['compressed', 'drawings', 'photographs', 'share']
/** Of one state of the code. The mark comes last: without it the folder does not count. */
const ownCaches = ['markdown', 'bundle', 'bundle.fingerprint']

/**
 * @param emptyCaches leaves it without anything that has been made before.
 * @param isBuilt brings the site that has been built here, with what the build knows about it: then the first build is one after an edit.
 */
export function copyProject({ emptyCaches = false, isBuilt = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  const sources = readdirSync('.').filter((name) => !leftOut.includes(name) && (!name.startsWith('.') || name.startsWith('.env')))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  if (!emptyCaches) {
    for (const name of sharedCaches) {
      mkdirSync(`.cache/${name}`, { recursive: true })
      symlinkSync(resolve('.cache', name), join(folder, '.cache', name))
    }
    for (const name of ownCaches) if (existsSync(`.cache/${name}`)) cpSync(`.cache/${name}`, join(folder, '.cache', name), { recursive: true })
  }
  if (isBuilt) copySite(folder)
  return {
    folder,
    build: async (settings = {}, options = ['--no-share-images', '--no-compress']) => {
      if (process.env.TEST_TALLY) appendFileSync(process.env.TEST_TALLY, 'project build\n')
      const command = ['renderer/prerender/start.js', ...options]
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env: { ...process.env, ...settings } })
      return stdout
    },
    run: (name, parameters = []) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
        // An editor’s machine, where the check keeps its files in order by itself.
        env: { ...process.env, CI: '' },
      })
      return { status, said: stdout + stderr, complaints: stderr }
    },
    edit: (file, from, to) => {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} has no ${from}`)
      writeFileSync(path, edited)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function copySite(folder: string): void {
  if (!existsSync(folders.state)) throw new Error(`${folders.state} is missing. Run \`npm run build\` first.`)
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  // It has to be younger than what it tells of: a build takes other files for changed by hand.
  writeFileSync(join(folder, folders.state), readFileSync(folders.state))
}
