/** The first one that systemd passes on. */
const first = 3

/**
 * The socket that systemd listens on in our place, and goes on listening on while we are started anew: whoever comes
 * meanwhile waits, and is not turned away.
 *
 * @returns its file descriptor; undefined where we are to listen ourselves.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
  const isOurs = environment.LISTEN_PID === String(pid) && Number(environment.LISTEN_FDS) >= 1
  return isOurs ? first : undefined
}
