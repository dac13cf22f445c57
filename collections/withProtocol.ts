/** An address of another site in full: WordPress writes some as `//cdn.example.com/a.png`. */
export function withProtocol(address: string): string {
  return address.startsWith('//') ? `https:${address}` : address
}
