import { createConnection, type Socket } from 'node:net'

/** Connects to a server of this machine. */
export function connectTo(address: string): Socket {
  return createConnection(Number(new URL(address).port), '127.0.0.1')
}

/** Sends exactly these bytes to a server; resolves with all it returns until it closes the connection. */
export function sendRaw(address: string, ...texts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(address)
    socket.on('connect', () => {
      for (const text of texts) socket.write(text)
    })
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response))
    socket.on('error', (error) => (response ? resolve(response) : reject(error)))
  })
}

export const formHeader = 'Content-Type: application/x-www-form-urlencoded'

/** Request line and headers; the connection is closed after the response. */
export function requestHead(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
}
