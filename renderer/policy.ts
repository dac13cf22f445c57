import { createHash } from 'node:crypto'

/**
 * The content security policy of one document. It travels in the document because its styles differ by page; what a
 * `<meta>` cannot say (frame-ancestors, HSTS) is the host's part.
 *
 * @param inline the exact texts of the document's own `<script>` and `<style>` elements.
 * @see https://www.w3.org/TR/CSP3/
 */
export function getPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${styles.map(hash).join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Refreshed blog posts are the only HTML that is ever made in the browser.
    'trusted-types dompurify',
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
