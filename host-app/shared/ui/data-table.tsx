import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type DataTableProps = {
  /** The table's accessible name. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The columns of numbers, which align at their end. Their cells have `data-number`. */
  readonly numbers?: readonly string[]
  /** Rows of `<td>`. Below 640 px the cells are stacked, each labeled by its `data-label`. */
  readonly children: ReactNode
}

/** A table of a settings page. A column without a visible heading, such as the buttons', is ''. */
export function DataTable({ caption, columns, numbers = [], children }: DataTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column =>
            column === '' ? (
              <td key="actions" />
            ) : (
              <th key={column} scope="col" data-number={numbers.includes(column) || undefined}>
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
