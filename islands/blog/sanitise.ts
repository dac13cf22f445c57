import DOMPurify from 'dompurify'

/**
 * Makes HTML from a backend harmless in the browser, as the Trusted Types value that the page’s policy demands. While
 * pages are built it passes: there the HTML has been made safe by `blog/markdown.ts`, or by
 * `blog/sanitiseHtml.ts` where somebody else has written it.
 */
export function sanitise(html: string): string {
  if (!DOMPurify.isSupported) return html
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    // The policy refuses their effect; what remained would be noise.
    FORBID_TAGS: ['style', 'form', 'dialog'],
    FORBID_ATTR: ['style', 'popover'],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string
}
