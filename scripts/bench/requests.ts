import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from '../../testing/freePort'
import { startProcess } from '../../testing/sampleProcess'
import { median } from './summarize'

interface Figures {
  'requests/s': number
  'p50 ms': number
  'p99 ms': number
  errors: number
}

/** Duration of each measurement, and of the warm-up before the first. */
const durationSeconds = 5
const warmUpSeconds = 2
/** In turns, so that other load on the machine affects both; figures are medians. */
const rounds = 5
const connections = 50

/**
 * Compares our server with nginx, with the same files, in turns, on this machine: a compressed page, its revalidation, and a
 * submission, for our server only.
 *
 * @param folder for a database and nginx’s files.
 * @param root folder of the build.
 * @throws if nginx is missing.
 */
export async function compareServers({ folder, root }: { folder: string; root: string }): Promise<Record<string, object>> {
  const nginx = await startNginx(folder, resolve(root))
  const ours = await startProcess({ DATABASE_URL: `file:${join(folder, 'site.db')}`, TRUSTED_HOPS: '1' })
  const requests: [name: string, address: string, request: autocannon.Request][] = [
    ['page, nginx', nginx.address, page],
    ['page, ours', ours.address, page],
    ['304, nginx', nginx.address, await revalidation(nginx.address)],
    ['304, ours', ours.address, await revalidation(ours.address)],
    ['submission, ours', ours.address, { path: '/backend/contact.php', method: 'POST', setupRequest: nextSubmission() }],
  ]
  for (const [, address, request] of requests) await measure(address, request, warmUpSeconds)
  const figures = new Map<string, Figures[]>(requests.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, address, request] of requests) figures.get(name)?.push(await measure(address, request, durationSeconds))
  }
  await nginx.end()
  await ours.end('SIGTERM')

  const medians = Object.fromEntries([...figures].map(([name, measured]) => [name, medianOf(measured)]))
  for (const kind of ['page', '304']) {
    const [theirs, mine] = [medians[`${kind}, nginx`], medians[`${kind}, ours`]]
    if (theirs && mine) Object.assign(mine, { 'of nginx’s': Number((mine['requests/s'] / theirs['requests/s']).toFixed(2)) })
  }
  return medians
}

const page = { path: '/services', headers: { 'Accept-Encoding': 'gzip' } }

async function revalidation(address: string): Promise<autocannon.Request> {
  const { headers } = await fetch(address + page.path, { headers: page.headers })
  return { ...page, headers: { ...page.headers, 'If-None-Match': headers.get('ETag') ?? '' } }
}

async function measure(address: string, request: autocannon.Request, seconds: number): Promise<Figures> {
  const result = await autocannon({ url: address, connections, requests: [request], duration: seconds })
  return {
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    errors: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  }
}

function medianOf(measured: Figures[]): Figures {
  const medianAt = (key: keyof Figures) => median(measured.map((figures) => figures[key]))
  return {
    'requests/s': medianAt('requests/s'),
    'p50 ms': medianAt('p50 ms'),
    'p99 ms': medianAt('p99 ms'),
    errors: Math.max(...measured.map(({ errors }) => errors)),
  }
}

/** A different message from a different client each time, because of deduplication and the rate limit. */
function nextSubmission() {
  let count = 0
  return (request: autocannon.Request): autocannon.Request => {
    count++
    const fields = {
      fname: 'Ada',
      lname: 'Lovelace',
      email: 'ada@example.org',
      contact: '+44 1',
      service: 'ai-ml',
      message: `Number ${count}. ${'An engine, please. '.repeat(20)}`,
    }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
    return { ...request, headers, body: new URLSearchParams(fields).toString() }
  }
}

async function startNginx(folder: string, root: string): Promise<{ address: string; end(): Promise<void> }> {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is missing. On Debian: apt-get install nginx-light')
  const port = await freePort()
  mkdirSync(join(folder, 'nginx'))
  writeFileSync(
    join(folder, 'nginx', 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/nginx/pid; error_log ${folder}/nginx/error.log; user root;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=10000 inactive=60s; open_file_cache_valid 1s;
  client_body_temp_path ${folder}/nginx/body; proxy_temp_path ${folder}/nginx/proxy; fastcgi_temp_path ${folder}/nginx/fastcgi;
  uwsgi_temp_path ${folder}/nginx/uwsgi; scgi_temp_path ${folder}/nginx/scgi;
  server {
    listen 127.0.0.1:${port}; root ${root};
    add_header X-Content-Type-Options nosniff; add_header Cache-Control no-cache; add_header Referrer-Policy strict-origin-when-cross-origin;
    location / { try_files $uri.html $uri =404; }
  }
}
`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx', 'nginx.conf'), '-e', join(folder, 'nginx', 'start.log')], { stdio: 'inherit' })
  await waitUntilReady(`http://127.0.0.1:${port}/services`, child)
  return {
    address: `http://127.0.0.1:${port}`,
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function waitUntilReady(address: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('nginx did not start.')
}
