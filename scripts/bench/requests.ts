import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../testing/freePort'
import { hasNginx, runNginx } from '../../testing/nginx'
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
 * @param folder for a database.
 * @param root folder of the build.
 * @throws if nginx is missing.
 */
export async function compareServers({ folder, root }: { folder: string; root: string }): Promise<Record<string, object>> {
  const nginx = await startNginx(resolve(root))
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
  nginx.stop()
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

/** As a company would run it for this site, with a cache of open files. */
async function startNginx(root: string): Promise<{ address: string; stop: () => void }> {
  if (!hasNginx) throw new Error('nginx is missing. On Debian: apt-get install nginx-light')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const site = `include /etc/nginx/mime.types; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=10000 inactive=60s; open_file_cache_valid 1s;
  server {
    listen 127.0.0.1:${port}; root ${root};
    add_header X-Content-Type-Options nosniff; add_header Cache-Control no-cache; add_header Referrer-Policy strict-origin-when-cross-origin;
    location / { try_files $uri.html $uri =404; }
  }`
  return { address, ...(await runNginx(site, address, 'worker_processes auto;')) }
}
