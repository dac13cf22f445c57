/** Whether the moment is still to come. */
export function isScheduled({ publishAt }: { publishAt?: string | undefined }): boolean {
  return publishAt !== undefined && Date.parse(publishAt) > now()
}

/** The moments among these that are still to come, of which the next one changes what there is. */
export function nextMoment(moments: Iterable<string>): number {
  return Math.min(...[...moments].map((moment) => Date.parse(moment)).filter((time) => time > now()))
}

/**
 * Says which moment it is from now on: all that a build makes, in whichever of its workers, is of one.
 *
 * @param time in milliseconds, as of `Date.now()`.
 */
export function stopClock(time: number): void {
  everywhere[clock] = time
}

export function now(): number {
  return everywhere[clock] ?? Date.now()
}

/** Not in this module, as a process may have several of it. */
const clock = Symbol.for('the moment of the build')
const everywhere = globalThis as { [clock]?: number }
