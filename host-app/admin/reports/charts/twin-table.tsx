import { Link } from 'react-router-dom'
import styles from './chart-card.module.css'
import type { Cell, Twin } from './table-csv.ts'

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
              <th scope="row">
                <CellText cell={heading!} isPlain={isHidden} />
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>
                  {cell.bar !== undefined && (
                    <i className={styles['bar']} style={{ width: `${Math.round(cell.bar * 120)}px` }} />
                  )}
                  <CellText cell={cell} isPlain={isHidden} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellTextProps = { readonly cell: Cell; readonly isPlain: boolean }

/** A text of its own direction, and its link. */
function CellText({ cell: { text, href }, isPlain }: CellTextProps) {
  const own = <bdi>{text}</bdi>
  return href && !isPlain ? <Link to={href}>{own}</Link> : own
}
