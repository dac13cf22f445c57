import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './freePort'

export const hasNginx = !spawnSync('nginx', ['-v']).error

/**
 * Serves a build by nginx with the rules that the build has written for it.
 *
 * @param folder of the build.
 * @returns its address, and what ends it.
 */
export async function startNginx(folder: string): Promise<{ address: string; stop: () => void }> {
  const port = await freePort()
  const root = resolve(folder)
  const address = `http://127.0.0.1:${port}`
  return { address, ...(await runNginx(`server { listen 127.0.0.1:${port}; root ${root}; include ${root}/../hosting/nginx.conf; }`, address)) }
}

/**
 * @param servers what stands in its block `http`.
 * @param address at which it answers once it runs.
 * @param main what stands outside.
 * @returns what ends it.
 */
export async function runNginx(servers: string, address: string, main = ''): Promise<{ stop: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(place, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name.replace('client_', '')};`).join('\n')
  writeFileSync(
    join(place, 'nginx.conf'),
    `${main} daemon off; pid ${place}/pid; error_log ${place}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
    http { access_log off; ${temporary} ${servers} }`,
  )
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')], { stdio: 'inherit' })
  await untilItAnswers(address).catch((error) => {
    child.kill()
    throw error
  })
  return {
    stop: () => {
      child.kill()
      rmSync(place, { recursive: true })
    },
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(address, { redirect: 'manual' }).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}
