import { vi } from 'vitest'

/**
 * Runs a command in this process, which has most of its modules already: a process of its own would load them for seconds.
 *
 * @param load imports the command’s file, which runs only when it is first imported.
 * @returns its exit status and its errors.
 */
export async function runHere(load: () => Promise<unknown>, parameters: string[] = []): Promise<{ status: typeof process.exitCode; complaints: string }> {
  const given = vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, '', ...parameters])
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await load()
    return { status: process.exitCode, complaints: said.mock.calls.join('\n') }
  } finally {
    given.mockRestore()
    said.mockRestore()
    process.exitCode = undefined
  }
}
