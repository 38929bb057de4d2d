import type { SectionOf } from './section-of.ts'
import styles from './table.module.css'

/** A table of facts; the first cell of each row is its header. On a small screen each row becomes a block. */
export function Table({ heading, columns, rows, note }: Omit<SectionOf<'table'>, 'kind' | 'intro'>) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a narrow window the table scrolls sideways. */}
      <section className={styles['scroll']} tabIndex={0} aria-label={`Table: ${heading}`}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]} data-label={columns[index]}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className={styles['note']}>{note}</p>}
    </>
  )
}
