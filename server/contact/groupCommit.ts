/**
 * Commits all items that arrive during a commit together in the next one, like the group commit of databases: the
 * higher the load, the fewer commits per item, and no item waits for a timer.
 *
 * @param commit commits items and returns one result for each, in their order.
 * @returns a function that resolves with an item’s result once it is committed. It rejects with errors of
 * `commit`, and if too many items are waiting.
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  { maxPerCommit, maxWaiting }: { maxPerCommit: number; maxWaiting: number },
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    // Waits one turn of the event loop for items that have already arrived.
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
    if (waiting.length >= maxWaiting) return Promise.reject(new Error(`${waiting.length} messages are already waiting to be stored.`))
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run()
    })
  }
}
