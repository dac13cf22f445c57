import DOMPurify from 'dompurify'

/**
 * Sanitises a backend’s HTML in the browser and returns the Trusted Types value that the page’s policy requires. In
 * the build it returns the HTML unchanged: there `blog/markdown.ts` has sanitised it, or `blog/sanitiseHtml.ts` for a
 * foreign backend.
 */
export function sanitise(html: string): string {
  if (!DOMPurify.isSupported) return html
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    // The policy blocks their effect anyway.
    FORBID_TAGS: ['style', 'form', 'dialog'],
    // As in the build: a name can hide a property of `document`. An id is no danger without, and headings such as “Before” and “Method” keep theirs.
    FORBID_ATTR: ['style', 'popover', 'name'],
    SANITIZE_DOM: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string
}
