/** Node’s undocumented socket handle, because `net` cannot bind a socket without accepting its connections. */
interface Handle {
  fd: number
  bind(address: string, port: number): number
  getsockname(out: { port?: number }): number
  close(): void
}

/**
 * A socket on a free port that successive processes can inherit and listen on, as with systemd. Until one does, the port refuses
 * connections, and no other server gets it.
 */
export function bindSocket(): { fd: number; port: number; close(): void } {
  const { TCP, constants } = (
    process as unknown as { binding(name: 'tcp_wrap'): { TCP: new (type: number) => Handle; constants: { SERVER: number } } }
  ).binding('tcp_wrap')
  const handle = new TCP(constants.SERVER)
  if (handle.bind('127.0.0.1', 0) !== 0) throw new Error('There is no free port.')
  const name: { port?: number } = {}
  handle.getsockname(name)
  return { fd: handle.fd, port: name.port ?? 0, close: () => handle.close() }
}
