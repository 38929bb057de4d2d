import { COLUMN_USES, type ColumnUse } from './column-use.ts'
import type { Table } from './read-table.ts'
import styles from './table-import.module.css'

/** Number of example rows. */
const EXAMPLES = 4
const LABELS: Readonly<Record<ColumnUse, string>> = {
  email: 'Email',
  name: 'Name',
  company: 'Company',
  field: 'Custom field',
  none: 'Skip',
}

type ColumnTableProps = {
  readonly table: Table
  readonly uses: readonly ColumnUse[]
  readonly isLocked: boolean
  readonly onChange: (column: number, use: ColumnUse) => void
}

/** Shows a table's columns with example cells, and a menu of what each column means. */
export function ColumnTable({ table: { columns, rows }, uses, isLocked, onChange }: ColumnTableProps) {
  const examples = rows.slice(0, EXAMPLES)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles['scroll']} aria-label="File columns" tabIndex={0}>
      <table className={styles['columns']}>
        <caption className="visually-hidden">File columns and their fields</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two can have one name.
              <th key={index} scope="col">
                <span dir="auto">{column || `Column ${index + 1}`}</span>
                <select
                  aria-label={`Field for ${column || `column ${index + 1}`}`}
                  value={uses[index]}
                  disabled={isLocked}
                  onChange={event => onChange(index, event.target.value as ColumnUse)}
                >
                  {COLUMN_USES.map(use => (
                    <option key={use} value={use}>
                      {LABELS[use]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places, and two can be the same.
            <tr key={line}>
              {columns.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={index} dir="auto" data-unused={uses[index] === 'none' || undefined}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
