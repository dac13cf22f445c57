import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface SampleCertificate {
  key: string
  cert: string
}

/**
 * A self-signed certificate and its key, as PEM. Generated here, because Node cannot create certificates, and not every machine has
 * `openssl`.
 *
 * @param names of the host; the first is its common name.
 * @see https://datatracker.ietf.org/doc/html/rfc5280#section-4.1
 */
export function sampleCertificate(names: readonly [string, ...string[]], { isExpired = false } = {}): SampleCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = sequence(ecdsaWithSha256)
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(names[0])))))
  const [from, until] = isExpired ? [-2, -1] : [-1, 2]
  const hosts = names.map((host) => der(0x82, Buffer.from(host)))
  const tbsCertificate = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.from([1, ...randomBytes(8)])),
    algorithm,
    name,
    sequence(timeInDays(from), timeInDays(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, sequence(...hosts))))),
  )
  const cert = sequence(tbsCertificate, algorithm, der(0x03, Buffer.from([0]), sign('sha256', tbsCertificate, privateKey)))
  const lines = cert.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

/** A value with its tag and length. (https://www.itu.int/rec/T-REC-X.690) */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  return Buffer.concat([Buffer.from(length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255]), value])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const integer = (value: Buffer) => der(0x02, value)

/** The time in some days, as `YYMMDDhhmmssZ`. */
function timeInDays(days: number): Buffer {
  const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return der(0x17, Buffer.from(`${time.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}

const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex')
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')
