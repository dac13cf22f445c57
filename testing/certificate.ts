import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = !spawnSync('openssl', ['version']).error

export interface SampleCertificate {
  key: string
  cert: string
}

/**
 * A certificate that nobody has signed but itself, and its key, as PEM. It needs `openssl`.
 *
 * @param names of the host; the first is its common name.
 */
export function sampleCertificate(names: readonly [string, ...string[]], { isExpired = false } = {}): SampleCertificate {
  const place = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, request, extensions] = ['key.pem', 'request.pem', 'extensions'].map((name) => join(place, name)) as [string, string, string]
  writeFileSync(extensions, `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`)
  const asked = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', `/CN=${names[0]}`]
  spawnSync('openssl', ['req', ...asked, '-keyout', key, '-out', request])
  const signed = ['x509', '-req', '-in', request, '-signkey', key, '-extfile', extensions]
  // Versions since 3.4 refuse the first way to say that it is over, and older ones do not know the second.
  const ways = isExpired ? [['-days', '-1'], '-not_before 20200101000000Z -not_after 20200102000000Z'.split(' ')] : [['-days', '2']]
  const cert = ways.map((dates) => spawnSync('openssl', [...signed, ...dates], { encoding: 'utf8' }).stdout).find((text) => text !== '')
  const made = { key: readFileSync(key, 'utf8'), cert: cert ?? '' }
  rmSync(place, { recursive: true })
  return made
}
