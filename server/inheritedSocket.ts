/** First file descriptor passed by systemd (`SD_LISTEN_FDS_START`). */
const first = 3

/**
 * The socket that systemd opens for us and keeps open while the server restarts: clients wait meanwhile instead of
 * being refused.
 *
 * @returns its file descriptor; undefined if the server has to listen itself.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
  const isOurs = environment.LISTEN_PID === String(pid) && Number(environment.LISTEN_FDS) >= 1
  return isOurs ? first : undefined
}
