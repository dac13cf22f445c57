import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** At the same time, each on a connection that stays open. */
export const clients = 50
/** Between two requests of a client: without a delay, they leave a starting server no CPU time. */
const requestDelayMs = 50

/** Clients who read and write while servers restart. */
interface Load {
  /** Number of answers so far. */
  answered(): number
  /** @returns errors and statuses other than 200, and the acknowledged messages. */
  end(): Promise<{ failures: string[]; acknowledged: string[] }>
}

/**
 * Every fourth request of a client is a message, `message 7-12.`, each from another address because of the rate limit.
 *
 * @param path of the other requests.
 */
export function startLoad(port: number, path: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const failures: string[] = []
  const acknowledged: string[] = []
  let answered = 0
  let isDone = false
  const client = async (number: number) => {
    for (let count = 0; !isDone; count++) {
      const message = count % 4 === 0 ? `message ${number}-${count}.` : undefined
      try {
        const status = await send(agent, port, message === undefined ? path : { message, from: `10.${number}.${count % 250}.${count >> 8}` })
        if (status !== 200) failures.push(`status ${status}`)
        else if (message !== undefined) acknowledged.push(message)
        answered++
      } catch (error) {
        failures.push((error as Error).message)
      }
      await setTimeout(requestDelayMs)
    }
  }
  const all = Array.from({ length: clients }, (_, number) => client(number))
  return {
    answered: () => answered,
    async end() {
      isDone = true
      await Promise.all(all)
      agent.destroy()
      return { failures, acknowledged }
    },
  }
}

function send(agent: Agent, port: number, what: string | { message: string; from: string }): Promise<number> {
  const form = typeof what === 'string' ? undefined : what
  const headers = { Accept: 'application/json', ...(form && { 'X-Forwarded-For': form.from, 'Content-Type': 'application/x-www-form-urlencoded' }) }
  const path = typeof what === 'string' ? what : '/backend/contact.php'
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', path, method: form ? 'POST' : 'GET', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    outgoing.once('error', reject)
    outgoing.end(form && new URLSearchParams({ message: form.message }).toString())
  })
}
