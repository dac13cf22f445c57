import { backendAddress } from '../blog/backendAddress'

/** What the headers depend on. */
interface SiteFacts {
  /** Whether the site is published under https, which browsers then insist on. */
  isSecure: boolean
  /** Whether search engines may show it. */
  isIndexed?: boolean
  /** Address of the backend’s calls, to which forms are sent. */
  backend?: string
}

/**
 * What every answer carries: what a document’s own policy cannot say, and of that what is the same for all documents
 * (docs/decisions/002).
 *
 * @see https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides
 */
export function securityHeaders({ isSecure, isIndexed = true, backend = backendAddress() }: SiteFacts): Record<string, string> {
  const isOther = backend.startsWith('http')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'${isOther ? ` ${new URL(backend).origin}` : ''}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(!isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
