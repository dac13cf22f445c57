/** The tables of the texts read. */
export interface KnownTables {
  read(text: string): void
  /**
   * Restores in a text what the editor's toolbar mode removes from tables: an unedited table becomes as it was, and the columns of an edited
   * one with an unedited head get their alignment back.
   */
  restore(text: string): string
}

export function createKnownTables(): KnownTables {
  const byCells = new Map<string, string>()
  const alignmentsByHead = new Map<string, Set<string>>()
  return {
    read: (text) => {
      for (const [table] of text.matchAll(tables)) {
        const { head, dashes, rows } = partsOf(table)
        byCells.set(cellsOf([head, ...rows]), table)
        const alignments = alignmentsByHead.get(cellsOf([head])) ?? new Set()
        alignmentsByHead.set(cellsOf([head]), alignments.add(compact(dashes)))
      }
    },
    restore: (text) =>
      text.replace(tables, (table) => {
        const { head, dashes, rows } = partsOf(table)
        // Exactly as the toolbar mode writes it; anything else is the author's own.
        if (!/^\|( --- \|)+$/.test(dashes)) return table
        const [alignment = dashes, ...others] = alignmentsByHead.get(cellsOf([head])) ?? []
        // With the same head in two posts, it could be either.
        return byCells.get(cellsOf([head, ...rows])) ?? [head, others.length > 0 ? dashes : alignment, ...rows].join('\n')
      }),
  }
}

const tables = /^\|.*\|\n\|(?: *:?-+:? *\|)+(?:\n\|.*\|)*$/gm

function partsOf(table: string): { head: string; dashes: string; rows: string[] } {
  const [head = '', dashes = '', ...rows] = table.split('\n')
  return { head, dashes, rows }
}

function cellsOf(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/ *\| */g, '|')).join('\n')
}

/** As the toolbar mode writes it: one space between the parts, three dashes for each column. */
function compact(dashes: string): string {
  return dashes
    .replace(/-+/g, '---')
    .replace(/ *\| */g, ' | ')
    .trim()
}
