/** A link to write a mail, with the address as its words. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
