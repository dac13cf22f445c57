/**
 * What a document’s own policy cannot say (docs/decisions/002) and every answer carries.
 *
 * @param isSecure whether the site is published under https, which browsers then insist on.
 * @see https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides
 */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
