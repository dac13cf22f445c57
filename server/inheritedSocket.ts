/** First file descriptor passed by systemd (`SD_LISTEN_FDS_START`). */
const first = 3

/**
 * The socket that systemd opens, and keeps open while the server restarts, so that connections wait instead of being
 * refused.
 *
 * @returns its file descriptor; undefined if there is none and the server has to open a port itself.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
  const isOurs = environment.LISTEN_PID === String(pid) && Number(environment.LISTEN_FDS) >= 1
  return isOurs ? first : undefined
}
