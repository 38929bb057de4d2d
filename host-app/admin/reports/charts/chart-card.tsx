import { ChartLine, Download, Image, Table2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { saveFile } from '#host-app/adapters/browser/save-file.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import styles from './chart-card.module.css'
import { chartPng } from './chart-png.ts'
import { type Twin, tableCsv } from './table-csv.ts'
import { TwinTable } from './twin-table.tsx'

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
  readonly twin: Twin
  /** How many of the twelve columns of the page it has. */
  readonly span?: 4 | 6 | 8 | 12
  /** The chart; without it, the table is all there is. */
  readonly children?: ReactNode
}

/** A chart and its table twin, of which one shows; both can be saved. Screen readers always have the table. */
export function ChartCard({ title, lead, fileName, twin, span = 12, children }: ChartCardProps) {
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
          <span className={styles['twin']}>
            <Choice
              label={`${title}: show as`}
              options={SHOWN_AS}
              value={isTable ? 'table' : 'chart'}
              onChange={shown => setTable(shown === 'table')}
            />
          </span>
        )}
        {!isTable && (
          <IconButton label={`${title}: save as PNG`} title="Save as PNG" onClick={savePicture}>
            <Image size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={`${title}: save as CSV`}
          title="Save as CSV"
          onClick={() => saveFile(`${fileName}.csv`, tableCsv(twin), 'text/csv;charset=utf-8')}
        >
          <Download size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {!isTable && <div ref={chart}>{children}</div>}
      <TwinTable caption={title} twin={twin} isHidden={!isTable} />
    </section>
  )
}
