import type TurndownService from 'turndown'

/**
 * Adds rules that convert tables to GitHub's Markdown: a line of cells for each row, the head first.
 * The text of a cell becomes one line, since Markdown allows no more. A table inside a cell becomes text.
 */
export function addTableRules(service: TurndownService): void {
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: content =>
      `| ${content
        .replace(/\s+/g, ' ')
        .replace(/(?<!\\)\|/g, '\\|')
        .trim()} `,
  })
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => (isNested(node) ? ` ${content} ` : `${content.trim()} |\n`),
  })
  service.addRule('table', {
    filter: 'table',
    replacement(content, node) {
      const rows = content.split('\n').filter(line => line.trim() !== '')
      if (isNested(node)) return ` ${content} `
      const width = Math.max(...rows.map(cellsOf))
      if (rows.length === 0 || width === 0) return content
      const filled = rows.map(row => row + ' |'.repeat(width - cellsOf(row)))
      const head = hasHead(node as HTMLElement) ? filled.shift()! : `${'| '.repeat(width)}|`
      return `\n\n${[head, `|${' --- |'.repeat(width)}`, ...filled].join('\n')}\n\n`
    },
  })
}

function isNested(node: Node): boolean {
  for (let above = node.parentNode; above; above = above.parentNode)
    if (above.nodeName === 'TD' || above.nodeName === 'TH') return true
  return false
}

function hasHead(table: HTMLElement): boolean {
  const first = table.getElementsByTagName('tr')[0]
  return first !== undefined && first.getElementsByTagName('td').length === 0
}

function cellsOf(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2
}
