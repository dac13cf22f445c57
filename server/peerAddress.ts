import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address at the other end of the connection: the client’s, or a proxy’s. Empty for calls within the process, which have no connection. */
export function peerAddress(context: Context): string {
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : ''
}
