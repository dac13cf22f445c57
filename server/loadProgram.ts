/**
 * Loads what a built program consists of, or says in a line what to do if a package is missing. The program itself imports nothing else: Node
 * resolves those packages before any of its lines is run.
 */
export async function loadProgram(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const [, name] = (code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '(.+?)'/.exec(message)) || []
    if (name === undefined) throw error
    console.error(`The package ${name} is not installed. Run: npm ci, or npm ci --omit=dev on a machine that only serves.`)
    process.exitCode = 1
  }
}
