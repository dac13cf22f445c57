/**
 * Commits what comes in while the last commit is under way together, as databases do with their own log: the more come
 * at once, the fewer commits each of them costs, and nobody waits for a timer.
 *
 * @param commit takes some items and gives one result for each, in their order.
 * @returns what takes one item and gives its result once it is committed. It throws what `commit` throws, and also
 * where too many are waiting.
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  { maxPerCommit, maxWaiting }: { maxPerCommit: number; maxWaiting: number },
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    // One turn of the event loop, in which others that have arrived already join.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const group = waiting.splice(0, maxPerCommit)
      try {
        const results = await commit(group.map(({ item }) => item))
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
      await new Promise(setImmediate)
    }
    isRunning = false
  }

  return (item) => {
    if (waiting.length >= maxWaiting) return Promise.reject(new Error(`${waiting.length} others are waiting to be stored.`))
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run()
    })
  }
}
