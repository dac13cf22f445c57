/**
 * Rows as CSV (RFC 4180), with a byte order mark, so that spreadsheets read it as UTF-8. Every cell is quoted, because
 * in some locales spreadsheets split at semicolons or tabs. Values that a spreadsheet would run as a formula get a
 * leading apostrophe; phone numbers may start with a plus.
 *
 * @param rows all with the same keys, which become the first line.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csv(rows: object[]): string {
  const keys = Object.keys(rows[0] ?? {})
  const lines = [keys, ...rows.map((row) => Object.values(row))].map((values) => values.map(cell).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function cell(value: unknown): string {
  const text = String(value).replace(control, '�')
  return `"${text
    .split(/([;,\t\n])/)
    .map(escapeFormula)
    .join('')
    .replaceAll('"', '""')}"`
}

/** Control characters and bidirectional overrides, except line breaks and tabs. */
const control = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Escapes a cell part that starts like a formula, also with full-width characters or after quotes and spaces. */
function escapeFormula(part: string): string {
  const isPhone = /^[+][\d\s()/.-]*$/.test(part)
  return /^["'\s]*[=+\-@＝＋－＠]/.test(part) && !isPhone ? `'${part}` : part
}
