/** By the code that nodemailer gives an error. */
const words: Record<string, string> = {
  EDNS: 'its name is not known',
  ECONNECTION: 'it cannot be reached',
  ESOCKET: 'it cannot be reached',
  ETIMEDOUT: 'it did not answer in time',
  EABORT: 'it did not come to an end in time',
  ETLS: 'it does not encrypt',
  EREQUIRETLS: 'it does not encrypt',
  EAUTH: 'it refused the user or the password',
  ENOAUTH: 'it asks for a user and a password',
  EENVELOPE: 'it refused an address',
  EMESSAGE: 'it refused a letter',
  EPROTOCOL: 'it said what no mail server says',
}

/** Why a mail server did not take a letter, with nothing of the visitor and none of its own words, as anybody may read it. */
export function describeFailure({ code = '', responseCode }: { code?: string | undefined; responseCode?: number | undefined }): string {
  return [words[code] ?? 'it failed', responseCode && `(${responseCode})`].filter(Boolean).join(' ')
}
