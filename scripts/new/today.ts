/** Where the author is: in India, UTC is still at the day before until half past five. `sv` writes dates as ISO 8601. */
export function today(): string {
  return new Date().toLocaleDateString('sv')
}
