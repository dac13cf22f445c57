import type { Page } from '@playwright/test'

/**
 * Places where the current page shows another text than its document has, which the browser reads again; without controls, which scripts add.
 * The first few, as one text more shifts all that follow.
 */
export function changedTexts(page: Page): Promise<Record<'shown' | 'sent', string | undefined>[]> {
  return page.evaluate(async () => {
    const answer = await new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest()
      request.responseType = 'document'
      request.onloadend = () => resolve(request.responseXML)
      request.open('GET', location.href)
      request.send()
    })
    if (!answer) throw new Error('The document does not come again.')
    const [shown, sent] = [textsOf(document), textsOf(answer)]
    const places = shown.length > sent.length ? shown : sent
    return places.flatMap((_, place) => (shown[place] === sent[place] ? [] : [{ shown: shown[place], sent: sent[place] }])).slice(0, 5)

    function textsOf({ body }: Document): string[] {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim()
        if (text && !walker.currentNode.parentElement?.closest('script, style, noscript, .controls')) texts.push(text)
      }
      return texts
    }
  })
}
