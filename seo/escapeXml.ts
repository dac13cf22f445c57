/**
 * Escapes text for XML and HTML, for content and double-quoted attributes. Removes characters that XML 1.0 does not allow.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the removed characters.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  )
}
