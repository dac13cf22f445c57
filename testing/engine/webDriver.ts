/**
 * Sends a command to a WebDriver server.
 *
 * @param address of the command, such as `http://127.0.0.1:4444/session/1/url`.
 * @param limitMs a busy machine answers within a few seconds. WebKit’s driver never answers a script that runs just when a page moves
 * to another process, which it does between origins; it answers the next one.
 * @throws with the path of the command if the answer is an error, or if there is none.
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function sendCommand<T>(address: string, { method = 'POST', body, limitMs = 30_000 }: Command = {}): Promise<T> {
  const signal = AbortSignal.timeout(limitMs)
  const fail = (why: string | undefined) => new Error(`${method} ${new URL(address).pathname}: ${why}`)
  try {
    const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string } }
    if (!answer.ok) throw fail(value.error)
    return value
  } catch (error) {
    throw signal.aborted ? fail(`no answer in ${limitMs} ms`) : error
  }
}

interface Command {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  limitMs?: number
}
