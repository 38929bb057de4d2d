import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './chart-card.module.css'
import type { Cell, Twin } from './table-csv.ts'

/** A longer table shows its first rows, and the others on request. */
const ROWS_MAX = 14
const ROWS_SHOWN = 10

type TwinTableProps = {
  readonly caption: string
  readonly twin: Twin
  /** For screen readers only. Then it has no links: nobody would see the focus on them. */
  readonly isHidden: boolean
}

/** The numbers of a chart as a table. */
export function TwinTable({ caption, twin: { columns, rows }, isHidden }: TwinTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const isCut = !isHidden && !isWhole && rows.length > ROWS_MAX
  // Columns of numbers align at their end, so that their digits stand below each other.
  const numbers = columns.map((_, at) => (at > 0 && rows.every(row => isNumber(row[at]))) || undefined)
  /** The focus goes on to the table, because its button goes away. */
  function showAll(): void {
    setWhole(true)
    table.current!.focus()
  }

  return (
    <>
      {/* A part that scrolls must be reachable by keyboard. */}
      <div
        ref={table}
        className={isHidden ? 'visually-hidden' : styles['table']}
        tabIndex={isHidden ? undefined : 0}
      >
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" data-number={numbers[at]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isCut ? rows.slice(0, ROWS_SHOWN) : rows).map(([heading, ...cells]) => (
              <tr key={heading!.href ?? heading!.text}>
                <th scope="row">
                  <CellText cell={heading!} isPlain={isHidden} />
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} data-number={numbers[at + 1]}>
                    {cell.bar === undefined ? (
                      <CellText cell={cell} isPlain={isHidden} />
                    ) : (
                      <span className={styles['measured']}>
                        <i className={styles['bar']} style={{ width: `${Math.round(cell.bar * 80)}px` }} />
                        <CellText cell={cell} isPlain={isHidden} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isCut && (
        <div className={styles['rest']}>
          <Button size="small" look="quiet" onClick={showAll}>
            Show all {rows.length}
          </Button>
        </div>
      )}
    </>
  )
}

/** A number, or the place of one that is missing. */
const isNumber = (cell: Cell | undefined) =>
  typeof cell?.value === 'number' || (cell?.value === null && !cell.href)

type CellTextProps = { readonly cell: Cell; readonly isPlain: boolean }

/** A text of its own direction, and its link. */
function CellText({ cell: { text, href }, isPlain }: CellTextProps) {
  const own = <bdi>{text}</bdi>
  return href && !isPlain ? <Link to={href}>{own}</Link> : own
}
