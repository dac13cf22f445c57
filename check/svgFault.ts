import type { Fault } from '../collections/problem'

/** What an SVG shows in an editor, but not as a picture in a page. */
export function svgFault(svg: string): Fault | undefined {
  if (/<svg\b/i.test(svg) && !/<(?:\w+:)?svg\b[^>]*\sxmlns(?::\w+)?=/i.test(svg)) {
    return { found: 'lacks its namespace, so browsers do not show it', remedy: 'Write <svg xmlns="http://www.w3.org/2000/svg" … at its beginning.' }
  }
  if (/<script\b|\son\w+\s*=|javascript:/i.test(svg)) {
    return { found: 'has a script, which does not run in a picture', remedy: 'Save it again without: as a plain or optimised SVG.' }
  }
  const [, elsewhere] =
    /<(?:image|use)\b[^>]*\shref\s*=\s*["'](?!data:|#)([^"']*)/i.exec(svg) ?? /<(?:image|use)\b[^>]*xlink:href\s*=\s*["'](?!data:|#)([^"']*)/i.exec(svg) ?? []
  if (elsewhere !== undefined)
    return { found: `shows ${elsewhere}, which a picture cannot load`, remedy: 'Embed it: most programs ask for that while they save.' }
  return undefined
}
