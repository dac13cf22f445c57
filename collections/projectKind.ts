/** Separates kind and sector in the type label of a project: “Mobile app · Education”, “モバイルアプリ／教育”. */
export const kindSeparator = / · |／/

/** A type label without the sector. */
export function kindOf(label: string): string {
  return label.split(kindSeparator)[0] ?? label
}
