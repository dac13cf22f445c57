import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Database } from '../database/database'

const day = 86_400_000

/**
 * The address that a request came from: the peer’s, or with proxies of ours in front, what the outermost of them has
 * seen. Only as many entries of `X-Forwarded-For` are believed as there are such proxies; what stands further left
 * anybody can write.
 *
 * @param peer address of the connection.
 * @param forwardedFor the header as it came.
 * @param trustedHops how many proxies of ours a request passes.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function clientAddress({ peer, forwardedFor, trustedHops }: { peer: string; forwardedFor: string | undefined; trustedHops: number }): string {
  const seen = [...(forwardedFor?.split(',') ?? []).map((entry) => entry.trim()), peer]
  const address = seen.at(-1 - trustedHops) ?? seen[0] ?? ''
  return isIP(address) ? address : peer
}

/**
 * Names clients without keeping their addresses: a hash with a salt that all processes on the database share and that
 * is thrown away the day after. So each day (UTC) begins with a full allowance for everybody. The hosts of one IPv6 network (/64) count as one client.
 *
 * @returns what turns an address into a key.
 */
export function createClientKeys(database: Database, now: () => number = Date.now): (address: string) => Promise<string> {
  let current: { today: number; salt: Promise<string> } | undefined
  return async (address) => {
    const today = Math.floor(now() / day)
    if (current?.today !== today) {
      const salt = readSalt(database, today)
      current = { today, salt }
      // The next request asks again; this one fails with the reason.
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
 * Throws away the salts of other days, whether anybody sends a message or not. One of a day to come is left by a clock that
 * was ahead; that of tomorrow another process may have made whose clock is.
 */
export async function forgetSalts(database: Database, now: () => number = Date.now): Promise<void> {
  const today = Math.floor(now() / day)
  await database.write([{ sql: 'DELETE FROM rate_limit_salt WHERE day < ? OR day > ?', args: [today, today + 1] }])
}

async function readSalt(database: Database, today: number): Promise<string> {
  const results = await database.write([
    { sql: 'DELETE FROM rate_limit_salt WHERE day < ?', args: [today] },
    { sql: 'INSERT INTO rate_limit_salt VALUES (?, ?) ON CONFLICT DO NOTHING', args: [today, randomBytes(32).toString('base64url')] },
    { sql: 'SELECT salt FROM rate_limit_salt WHERE day = ?', args: [today] },
  ])
  return String(results[2]?.rows[0]?.salt)
}

/** One household or server has a whole /64 to choose from. `URL` writes an address out in its one canonical form. */
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
