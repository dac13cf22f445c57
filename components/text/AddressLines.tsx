import { OwnDirection } from './OwnDirection'

/** A postal address: the company’s name, and each line in an element of its own. */
export function AddressLines({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <>
      <OwnDirection>{name}</OwnDirection>
      {lines.map((line) => (
        <span key={line}>
          {' '}
          <OwnDirection>{line}</OwnDirection>
        </span>
      ))}
    </>
  )
}
