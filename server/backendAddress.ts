/**
 * The base under which browser and build reach the calls of specification §7, without a trailing slash.
 */
export function backendAddress(): string {
  return '/backend'
}
