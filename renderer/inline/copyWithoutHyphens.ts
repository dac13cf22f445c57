/** Removes soft hyphens, which headings contain (`renderer/lineBreaks/hyphenate.ts`), from copied text: other programs may show them or break words there. */
export default function copyWithoutHyphens(): void {
  addEventListener('copy', (event) => {
    const text = String(getSelection())
    const plain = text.replaceAll('\u00AD', '')
    if (plain === text) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  })
}
