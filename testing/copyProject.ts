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
   * Builds it like `npm run build`, with these settings; by default without compressed copies and link previews, which take
   * longer than everything else. Returns the output. If `TEST_TALLY` names a file, appends a line to it: `project build`.
   */
  build(settings?: Record<string, string>, options?: string[]): Promise<string>
  /** Runs another command in it: `scripts/<name>.ts`. Returns its output, with its errors. */
  run(name: string, parameters?: string[]): { status: number | null; said: string }
  /** Replaces the first occurrence of a text in one of its files. @throws if there is none. */
  edit(file: string, from: RegExp | string, to: string): void
  remove(): void
}

/** Everything else is copied, so that the copy has the same code and can reuse the build. */
const excludedFolders = ['node_modules', 'dist', 'data', 'docs', 'e2e', 'testing', 'test-results', 'playwright-report']

/** Keyed by content, so that copies can share them. */
const sharedCaches = ['compressed', 'drawings', 'photographs', 'share', 'web-font']
/** Of one state of the code. The fingerprint is copied last, because without it the folder is ignored. */
const ownCaches = ['markdown', 'bundle', 'bundle.fingerprint']

/**
 * @param emptyCaches starts without any caches.
 * @param isBuilt includes the built site and the record of its build: the first build is then incremental.
 */
export function copyProject({ emptyCaches = false, isBuilt = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  const sources = readdirSync('.').filter((name) => !excludedFolders.includes(name) && (!name.startsWith('.') || name.startsWith('.env')))
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
      const command = [join(folder, 'renderer/prerender/start.js'), ...options]
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: tmpdir(), env: { ...process.env, ...settings } })
      return stdout
    },
    run: (name, parameters = []) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
        // Like on an editor’s machine, where the check updates generated files.
        env: { ...process.env, CI: '' },
      })
      return { status, said: stdout + stderr }
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
  // Written last, because a build considers newer files as edited by hand.
  writeFileSync(join(folder, folders.state), readFileSync(folders.state))
}
