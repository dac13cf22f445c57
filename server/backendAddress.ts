/**
 * Under what address browser and build reach the backend’s calls: our own server’s, or the setting `BACKEND_URL`, which is
 * the part in front of `/contact.php`.
 *
 * @returns without a slash at the end.
 * @throws where the setting is not an address.
 */
export function backendAddress(): string {
  const setting = process.env.BACKEND_URL
  if (!setting) return '/backend'
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  if (!url?.protocol.startsWith('http') || url.search || url.hash || url.username) {
    throw new Error(`BACKEND_URL is '${setting}'. It has to be an address such as https://api.example.com/backend, without query and without user.`)
  }
  return url.href.replace(/\/+$/, '')
}
