import { backendAddress, isForeignBackend } from '../blog/backendAddress'

interface HeaderOptions {
  /** Whether the site is published under https; adds HSTS. */
  isSecure: boolean
  /** Whether search engines may index it. */
  isIndexed: boolean
}

/**
 * The headers of every response: what a document’s `<meta>` policy cannot express, and the directives shared by all documents
 * (docs/decisions/002).
 *
 * @see https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides
 */
export function securityHeaders({ isSecure, isIndexed }: HeaderOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'${isForeignBackend() ? ` ${new URL(backendAddress()).origin}` : ''}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(!isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
