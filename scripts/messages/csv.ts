/**
 * Rows as CSV (RFC 4180), with a byte order mark, so that spreadsheets take it for UTF-8. What a spreadsheet would run as a
 * formula gets an apostrophe in front; phone numbers may start with a plus.
 *
 * @param rows all with the same keys, which make the first line.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csv(rows: object[]): string {
  const keys = Object.keys(rows[0] ?? {})
  const lines = [keys, ...rows.map((row) => Object.values(row))].map((values) => values.map(cell).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function cell(value: unknown): string {
  const text = String(value)
  const isFormula = /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s()/.-]*$/.test(text))
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
