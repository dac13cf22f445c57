import { createHash } from 'node:crypto'
import { memoize } from '../collections/memoize'

interface PolicyInput {
  /** The exact texts of the document’s own `<script>` and `<style>` elements. */
  scripts: string[]
  styles: string[]
  /** Base address of the backend, if it is another origin. */
  backend?: string | undefined
  /** Addresses that the page may show in a frame. */
  frames?: string[] | undefined
  /** Advertising scripts that the page may load with the visitor’s consent. */
  tracking?: { scriptUrl: string; setup?: string | undefined; pixelUrl?: string | undefined } | undefined
  /** Origins of a foreign backend’s pictures, besides its own. */
  pictures?: string[] | undefined
}

/**
 * The content security policy of one document. It is part of the document because styles differ by page; the host’s
 * headers add what a `<meta>` cannot express (frame-ancestors, HSTS).
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function getPolicy({ scripts, styles, backend, frames = [], pictures = [], tracking }: PolicyInput): string {
  const ads = tracking ? [...new Set([tracking.scriptUrl, tracking.pixelUrl ?? tracking.scriptUrl].map(origin))] : []
  const setup = tracking?.setup ? [hash(tracking.setup)] : []
  const calls = backend ? [origin(backend)] : []
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts.map(hash), ...setup, ...ads.slice(0, 1)].join(' '),
    ['style-src', "'self'", ...styles.map(hash)].join(' '),
    ['img-src', "'self'", 'data:', ...calls, ...pictures, ...ads].join(' '),
    ['connect-src', "'self'", ...calls, ...ads].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames.map(origin) : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...calls].join(' '),
    "require-trusted-types-for 'script'",
    // Refreshed blog posts are the only HTML, and the advertiser’s the only script, created in the browser.
    `trusted-types dompurify${tracking ? ' tracking' : ''}`,
  ].join('; ')
}

function origin(url: string): string {
  return new URL(url).origin
}

/** Once for each text, as pages of a route share their styles and scripts. */
const hash = memoize((text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
