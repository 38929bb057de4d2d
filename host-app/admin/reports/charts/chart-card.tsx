import { ChartLine, Download, Image, Table2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import styles from './chart-card.module.css'
import { chartPng } from './chart-png.ts'
import { type Cell, type ChartTable, tableCsv } from './table-csv.ts'

/** A longer table shows its first rows, and the others on request. */
const ROWS_MAX = 14

const ROWS_SHOWN = 10

/** A number, or the place of one that is missing. */
const isNumber = (cell: Cell | undefined) =>
  typeof cell?.value === 'number' || (cell?.value === null && !cell.href)

const SHOWN_AS = {
  chart: (
    <>
      <ChartLine size={14} aria-hidden="true" />
      <span className={styles['word']}>Chart</span>
    </>
  ),
  table: (
    <>
      <Table2 size={14} aria-hidden="true" />
      <span className={styles['word']}>Table</span>
    </>
  ),
} as const

type ChartCardProps = {
  readonly title: string
  /** The line below the title. */
  readonly lead?: ReactNode
  /** The name of the saved files, without an ending. */
  readonly fileName: string
  /** The numbers of the chart as a table. */
  readonly table: ChartTable
  /** How many of the twelve columns of the page it has. */
  readonly span?: 4 | 6 | 8 | 12
  /** The chart; without it, the table is all there is. */
  readonly children?: ReactNode
}

/** A chart and its table, of which one shows; both can be saved. Screen readers always have the table. */
export function ChartCard({ title, lead, fileName, table, span = 12, children }: ChartCardProps) {
  const id = useId()
  const chart = useRef<HTMLDivElement>(null)
  const [isTable, setTable] = useState(children === undefined)

  async function savePicture(): Promise<void> {
    const picture = chart.current?.querySelector<SVGSVGElement>('svg[data-chart]')
    if (!picture) return
    try {
      saveFile(`${fileName}.png`, await chartPng(picture, title), 'image/png')
    } catch {
      toast.error('This browser could not draw the picture.')
    }
  }

  return (
    <section className={styles['card']} data-span={span} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children !== undefined && (
          <Choice
            label={`${title}: show as`}
            options={SHOWN_AS}
            value={isTable ? 'table' : 'chart'}
            onChange={shown => setTable(shown === 'table')}
          />
        )}
        {!isTable && (
          <IconButton label={`${title}: save as PNG`} title="Save as PNG" onClick={savePicture}>
            <Image size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={`${title}: save as CSV`}
          title="Save as CSV"
          onClick={() => saveFile(`${fileName}.csv`, tableCsv(table), 'text/csv;charset=utf-8')}
        >
          <Download size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {!isTable && <div ref={chart}>{children}</div>}
      <ChartTableView caption={title} table={table} isHidden={!isTable} />
    </section>
  )
}

type ChartTableProps = {
  readonly caption: string
  readonly table: ChartTable
  /** For screen readers only. Then it has no links: nobody would see the focus on them. */
  readonly isHidden: boolean
}

/** The numbers of a chart as a table. */
function ChartTableView({ caption, table: { columns, rows }, isHidden }: ChartTableProps) {
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

type CellTextProps = { readonly cell: Cell; readonly isPlain: boolean }

/** A text of its own direction, and its link. */
function CellText({ cell: { text, href }, isPlain }: CellTextProps) {
  const own = <bdi>{text}</bdi>
  return href && !isPlain ? <Link to={href}>{own}</Link> : own
}
