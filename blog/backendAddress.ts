/**
 * Base address of the backend’s calls, for browser and build: our own server’s, or the setting `BACKEND_URL`, which is the
 * part before `/contact.php`.
 *
 * @returns the address without a trailing slash.
 * @throws if the setting is not an address.
 */
export function backendAddress(): string {
  const setting = process.env.BACKEND_URL?.trim()
  if (!setting) return '/backend'
  if (!isBackendAddress(setting)) {
    throw new Error(`BACKEND_URL is '${setting}'. It has to be an address such as https://api.example.com/backend, without query and without user.`)
  }
  return new URL(setting).href.replace(/\/+$/, '')
}

/** Whether the site’s blog and form are another server’s. */
export function isForeignBackend(): boolean {
  return Boolean(process.env.BACKEND_URL?.trim())
}

/** Whether this is a valid `BACKEND_URL`. */
export function isBackendAddress(setting: string): boolean {
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  return url?.protocol.startsWith('http') === true && !url.search && !url.hash && !url.username
}
