/** A phone number to tap: shown as people write it, dialled without blanks and dashes. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
}
