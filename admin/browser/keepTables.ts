/** The tables of the texts read. */
interface KnownTables {
  read(text: string): void
  /**
   * Restores in a text what the editor's toolbar mode removes from tables: an unedited table becomes as it was, and the columns of an edited
   * one with an unedited head get their alignment back.
   */
  restore(text: string): string
}

export function createKnownTables(): KnownTables {
  const byCells = new Map<string, Set<string>>()
  const alignmentsByHead = new Map<string, Set<string>>()
  return {
    read: (text) => {
      for (const [table, fence] of text.matchAll(tables)) {
        if (fence) continue
        const { head, dashes, rows } = partsOf(table)
        add(byCells, cellsOf([head, ...rows]), table)
        add(alignmentsByHead, cellsOf([head]), compact(dashes))
      }
    },
    restore: (text) =>
      text.replace(tables, (table, fence?: string) => {
        if (fence) return table
        const { head, dashes, rows } = partsOf(table)
        // Exactly as the toolbar mode writes it; anything else is the author's own.
        if (!/^\|( --- \|)+$/.test(dashes)) return table
        const [alignment = dashes, ...others] = alignmentsByHead.get(cellsOf([head])) ?? []
        const [same, ...alike] = byCells.get(cellsOf([head, ...rows])) ?? []
        // With the same cells or the same head in two tables, it could be either.
        if (same !== undefined && alike.length === 0) return same
        return [head, others.length > 0 ? dashes : alignment, ...rows].join('\n')
      }),
  }
}

/** Also blocks of code, whose fence is the group: the toolbar mode leaves the tables in them. */
const tables = /^(`{3,}(?!.*`)|~{3,})[\s\S]*?(?:\n\1|$(?![\s\S]))|^\|.*\|\n\|(?: *:?-+:? *\|)+(?:\n\|.*\|)*$/gm

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

function partsOf(table: string): { head: string; dashes: string; rows: string[] } {
  const [head = '', dashes = '', ...rows] = table.split('\n')
  return { head, dashes, rows }
}

function cellsOf(lines: readonly string[]): string {
  // A bar after a backslash is a part of its cell.
  return lines.map((line) => line.replace(/ *(?<!\\)\| */g, '|')).join('\n')
}

/** As the toolbar mode writes it: one space between the parts, three dashes for each column. */
function compact(dashes: string): string {
  return dashes
    .replace(/-+/g, '---')
    .replace(/ *\| */g, ' | ')
    .trim()
}
