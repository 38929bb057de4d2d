import { plainText } from './plain-text.ts'
import type { SourceLine } from './source-lines.ts'

const RULE = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
const CELL_END = /(?<!\\)\|/

/** Whether a line separates a table's head from its rows. */
export function isTableRule(line: SourceLine | undefined): boolean {
  return (
    line?.kind === 'text' && line.text.includes('-') && line.text.includes('|') && RULE.test(line.text.trim())
  )
}

/**
 * Returns the rows of a table, each as the facts it states: 'Plan: Team; Price: €6'. If a column's head is empty, the
 * row begins with that cell.
 */
export function readTable([head = '', _rule, ...rows]: readonly string[]): string[] {
  const names = cellsOf(head)
  return rows.flatMap(row => {
    const cells = cellsOf(row)
    const facts = cells.flatMap((cell, i) => (cell === '' ? [] : factOf(names[i] ?? '', cell)))
    if (facts.length === 0) return []
    const [first, ...others] = facts
    const isNamed = (names[0] ?? '') === '' && cells[0] !== '' && others.length > 0
    return [isNamed ? `${first} – ${others.join('; ')}` : facts.join('; ')]
  })
}

function factOf(name: string, cell: string): string {
  return name === '' ? cell : `${name}: ${cell}`
}

function cellsOf(row: string): string[] {
  const cells = row.trim().replace(/^\|/, '').split(CELL_END)
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.map(cell => plainText(cell))
}
