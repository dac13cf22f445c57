import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Database } from '../database/database'

const dayMs = 86_400_000

/**
 * The client address of a request: the peer’s, or behind our own proxies, the one seen by the outermost of them.
 * Trusts as many entries of `X-Forwarded-For` as there are proxies; entries further left can be forged.
 *
 * @param peer address of the connection.
 * @param forwardedFor the raw header.
 * @param trustedHops number of our own proxies.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function clientAddress({ peer, forwardedFor, trustedHops }: { peer: string; forwardedFor: string | undefined; trustedHops: number }): string {
  // Some proxies add the port: `203.0.113.7:50123`, `[2001:db8::7]:50123`.
  const entries = (forwardedFor?.split(',') ?? []).map((entry) => entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2'))
  const seen = [...entries, peer]
  const address = seen.at(-1 - trustedHops) ?? seen[0] ?? ''
  return isIP(address) ? address : peer
}

/**
 * Identifies clients without storing their addresses: a hash with a daily salt (UTC), which all processes share through the database and which is
 * deleted the next day. So every client starts each day with a full allowance. The hosts of one IPv6 network (/64) count as one client.
 *
 * @returns a function that turns an address into a key.
 */
export function createClientKeys(database: Database, now: () => number = Date.now): (address: string) => Promise<string> {
  let current: { today: number; salt: Promise<string> } | undefined
  return async (address) => {
    const today = Math.floor(now() / dayMs)
    if (current?.today !== today) {
      const salt = readSalt(database, today)
      current = { today, salt }
      // The next request tries again; this one fails.
      salt.catch(() => {
        current = undefined
      })
    }
    return createHmac('sha256', await current.salt)
      .update(network(address))
      .digest('base64url')
  }
}

/**
 * Erases clients that no limit applies to any more, as the privacy notice promises, and the salts of other days. Storing a message does this as
 * well, but the next one may be weeks away. A salt of a later day comes from a clock that was ahead; tomorrow’s is kept, because another
 * process’s clock may be slightly ahead.
 */
export async function forgetClients(database: Database): Promise<void> {
  const now = Date.now()
  const today = Math.floor(now / dayMs)
  await database.write([
    { sql: 'DELETE FROM rate_limit WHERE full_at <= ?', args: [now] },
    { sql: 'DELETE FROM rate_limit_salt WHERE day < ? OR day > ?', args: [today, today + 1] },
  ])
  // With the salt, which would stay there for weeks without visitors, hashes could be traced to addresses.
  await database.emptyLog()
}

async function readSalt(database: Database, today: number): Promise<string> {
  const results = await database.write([
    { sql: 'DELETE FROM rate_limit_salt WHERE day < ?', args: [today] },
    { sql: 'INSERT INTO rate_limit_salt VALUES (?, ?) ON CONFLICT DO NOTHING', args: [today, randomBytes(32).toString('base64url')] },
    { sql: 'SELECT salt FROM rate_limit_salt WHERE day = ?', args: [today] },
  ])
  return String(results[2]?.rows[0]?.salt)
}

/** One household or server has a whole /64. `URL` returns the canonical form of an address. */
function network(address: string): string {
  const version4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(version4) !== 6) return version4
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
