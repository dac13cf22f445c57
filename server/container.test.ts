import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { listenOnFreePort } from '../testing/freePort'
import { bindSocket } from '../testing/listeningSocket'
import { sampleFolder, startSample } from '../testing/sampleServer'

const file = readFileSync('Dockerfile', 'utf8')
const instructions = file
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

/** Static checks, because the tests run without Docker. */
describe('the Dockerfile', () => {
  it('passes the linter', () => {
    expect(validate(file).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  it('runs the server as an unprivileged user, with a volume for data and a health check', () => {
    expect(last).toContain('USER node')
    expect(last).toContain('VOLUME /data')
    expect(last.join('\n')).toMatch(/HEALTHCHECK .*\/healthz/)
    expect(last.join('\n')).toContain('DATABASE_URL=file:/data/')
  })

  it('counts as healthy only while the server answers, and not while it closes', async () => {
    const [command = '', ...options]: string[] = JSON.parse(/ CMD (\[.*\])$/.exec(last.find((line) => line.startsWith('HEALTHCHECK')) ?? '')?.[1] ?? '')
    const isHealthy = (port: string) =>
      promisify(execFile)(command, options, { env: { ...process.env, PORT: port } }).then(
        () => true,
        () => false,
      )
    const folder = sampleFolder()
    const { port, close: release } = bindSocket()
    expect(await isHealthy(String(port))).toBe(false)
    release()
    const server = await startSample(folder)
    expect(await isHealthy(new URL(server.address).port)).toBe(true)
    await server.close()
    folder.remove()
    const closing = createServer((_, response) => response.writeHead(503).end())
    expect(await isHealthy(String(await listenOnFreePort(closing)))).toBe(false)
    closing.close()
  })

  it('starts the server without a shell, which would not forward SIGTERM', () => {
    expect(last.at(-1)).toBe('CMD ["node", "dist/server/serve.mjs"]')
    expect(readFileSync('docs/deploy.md', 'utf8')).toContain('ExecStart=/usr/bin/node dist/server/serve.mjs')
  })

  it('copies only files that exist and are not ignored, and no development packages', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    const sources = instructions.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1))
    expect(sources.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([])
    expect(last.filter((line) => /node_modules/.test(line))).toEqual(['COPY --from=packages /site/node_modules node_modules'])
    expect(instructions).toContain('RUN npm ci --omit=dev')
  })

  it.each(['node_modules', 'dist', 'data', '.env*', '.git'])('excludes %s from the image', (path) => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(path)
  })
})
