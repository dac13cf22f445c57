/** Whether the entry is to be published later. */
export function isScheduled({ publishAt }: { publishAt?: string | undefined }): boolean {
  return publishAt !== undefined && Date.parse(publishAt) > now()
}

/** The next of some times, in ms since the epoch; Infinity if all have passed. */
export function nextTime(moments: Iterable<string>): number {
  return Math.min(...[...moments].map((moment) => Date.parse(moment)).filter((time) => time > now()))
}

/**
 * Fixes the current time, so that all pages of a build, in all of its workers, have the same one.
 *
 * @param time in ms, as returned by `Date.now()`.
 */
export function freezeTime(time: number): void {
  globals[clock] = time
}

export function now(): number {
  return globals[clock] ?? Date.now()
}

/** Global, because a process may load this module several times. */
const clock = Symbol.for('the moment of the build')
const globals = globalThis as { [clock]?: number }
