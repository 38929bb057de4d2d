import { Link } from 'react-router-dom'
import styles from './chart-card.module.css'
import type { Twin } from './table-csv.ts'

type TwinTableProps = {
  readonly caption: string
  readonly twin: Twin
  /** For screen readers only. Then it has no links: nobody would see the focus on them. */
  readonly isHidden: boolean
}

/** The numbers of a chart as a table. */
export function TwinTable({ caption, twin: { columns, rows }, isHidden }: TwinTableProps) {
  return (
    // A part that scrolls must be reachable by keyboard.
    <div className={isHidden ? 'visually-hidden' : styles['table']} tabIndex={isHidden ? undefined : 0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
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
          {rows.map(([heading, ...cells]) => (
            <tr key={heading!.href ?? heading!.text}>
              <th scope="row" dir="auto">
                {heading!.href && !isHidden ? <Link to={heading!.href}>{heading!.text}</Link> : heading!.text}
              </th>
              {cells.map(({ text, href, bar }, at) => (
                <td key={columns[at + 1]}>
                  {bar !== undefined && (
                    <i className={styles['bar']} style={{ width: `${Math.round(bar * 120)}px` }} />
                  )}
                  {href && !isHidden ? <Link to={href}>{text}</Link> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
