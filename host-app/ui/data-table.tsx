import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type DataTableProps = {
  /** Read out as the table's name. */
  readonly caption: string
  readonly columns: readonly string[]
  /** Rows of `<td>`; below 640 px each cell stands by itself, named by its `data-label`. */
  readonly children: ReactNode
}

/** Rows of a settings page. A column without a visible heading, such as that of the buttons, is ''. */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column =>
            column === '' ? (
              <td key="actions" />
            ) : (
              <th key={column} scope="col">
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
