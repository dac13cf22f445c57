import { backendAddress } from '../blog/backendAddress'

/**
 * What every answer carries: what a document’s own policy cannot say, and of that what is the same for all documents
 * (docs/decisions/002).
 *
 * @param isSecure whether the site is published under https, which browsers then insist on.
 * @param backend address of the backend’s calls, to which forms are sent.
 * @see https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides
 */
export function securityHeaders(isSecure: boolean, backend = backendAddress()): Record<string, string> {
  const isOther = backend.startsWith('http')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'${isOther ? ` ${new URL(backend).origin}` : ''}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
