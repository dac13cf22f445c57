/**
 * Lets the first paint wait for the first 30 % of the page’s text, which is what a screen shows. Painted in smaller parts, the menu and the
 * page header’s words would shift with each line. The whole page would be too much: on a new connection about 11.3 kB arrive in
 * one round trip, and every second page is larger (docs/decisions/026).
 *
 * Browsers wait for the start tag of the element that the link refers to: the first one after that part, or the footer.
 *
 * @param main the HTML in `<main>`.
 * @returns the same with that element marked, and the link.
 */
export function markFirstPart(main: string): { main: string; link: string } {
  const enough = main.replaceAll(tag, '').length * 0.3
  // In the page header, the words come before the picture beside them, which may move them.
  const headerPicture = main.startsWith('<div data-pictured') ? main.indexOf('<img') : 0
  let read = 0
  let end = 0
  let isWhole = false
  for (const { 0: found, index } of main.matchAll(tag)) {
    read += index - end
    end = index + found.length
    // No end inside a card or slide, because the next one may move those before it. The content of a template is not part of the page.
    if (found.startsWith('<article')) isWhole = main.startsWith('</article>', index - 10) || main.startsWith('<article', main.indexOf('</article>', end) + 10)
    else if (/^<(figure|template)\b/.test(found)) isWhole = true
    else if (/^<\/(article|figure|template)>/.test(found)) isWhole = false
    else if (read >= enough && index > headerPicture && !isWhole && part.test(found))
      return { main: `${main.slice(0, end - 1)} id="${marked}"${main.slice(end - 1)}`, link: waitFor(marked) }
  }
  return { main, link: waitFor(footer) }
}

/** The bytes of a page that its first paint waits for. */
export function firstPartOf(page: Buffer): Buffer {
  const [end = page.length] = [marked, footer].map((id) => page.indexOf(` id="${id}"`)).filter((at) => at >= 0)
  return page.subarray(0, end)
}

const [marked, footer] = ['_first', '_footer']
const tag = /<[^>]*>/g
/** Without an id of its own. */
const part = /^<(section|h[23]|p|li|dt|tr|label)( class="[^"]*")?>$/

function waitFor(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`
}
