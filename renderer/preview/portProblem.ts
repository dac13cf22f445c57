/**
 * Why `npm run dev` cannot listen where it is told to: Vite ends with a stack for a wrong `--port`, and would take another port than `PORT`
 * names; undefined if it can.
 *
 * @param args of the command.
 */
export function portProblem(setting = '', args: readonly string[] = []): string | undefined {
  const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
  if (setting.trim() !== '' && !isPort(setting.trim())) return `PORT=${setting}: has to be a whole number from 0 to 65535`
  const index = args.findIndex((arg) => /^--port(=|$)/.test(arg))
  if (index === -1) return undefined
  const value = args[index]?.split('=')[1] ?? args[index + 1] ?? ''
  return isPort(value) ? undefined : `--port needs a number from 0 to 65535: npm run dev -- --port 3001, or PORT=3001 npm run dev`
}
