/** Takes the soft hyphens, which headings are full of (`renderer/hyphenate.ts`), out of what is copied: elsewhere they break words or stand there as signs. */
export default function copyWithoutHyphens(): void {
  addEventListener('copy', (event) => {
    const text = String(getSelection())
    const plain = text.replaceAll('\u00AD', '')
    if (plain === text) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  })
}
