import { OwnDirection } from './OwnDirection'

/** A phone link: the number is shown as written, and dialled without spaces and dashes. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <OwnDirection>{number}</OwnDirection>
    </a>
  )
}
