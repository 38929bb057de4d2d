import { Link } from 'react-router-dom'
import { useWidth } from '#host-app/shared/ui/use-width.ts'
import { formatShortCount } from '../figures/format-figure.ts'
import styles from './chart.module.css'
import { ChartTip } from './chart-tip.tsx'
import { heatStep } from './heat-step.ts'
import { useMarks } from './use-marks.ts'

/** A cell of a heat map; its link is null where there is nothing. */
export type HeatCell = { readonly value: number; readonly label: string; readonly href: string | null }

type HeatMapProps = {
  /** What the map shows, in a sentence. */
  readonly summary: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly HeatCell[] }[]
  /** What a cell counts, such as 'conversations'. */
  readonly unit: string
}

const [LEFT, TOP, ROW, GAP, LEAST_PX] = [40, 22, 30, 3, 26]

/** A table of colors with the numbers in it. Each cell is a link to its conversations. */
export function HeatMap({ summary, columns, rows, unit }: HeatMapProps) {
  const [frame, measured] = useWidth()
  const width = Math.max(measured, LEFT + columns.length * LEAST_PX)
  const cells = rows.flatMap(row => row.cells)
  const max = Math.max(1, ...cells.map(({ value }) => value))
  const { active, group, mark } = useMarks({
    count: cells.length,
    columns: columns.length,
    isMark: index => cells[index]!.href !== null,
  })
  const step = (width - LEFT) / columns.length
  const height = TOP + rows.length * ROW
  return (
    <div ref={frame} className={`${styles['frame']} ${styles['scroll']}`} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a picture. */}
      <svg width={width} height={height} role="group" aria-label={summary} data-chart {...group}>
        {columns.map((column, at) => (
          <text key={column} x={LEFT + step * (at + 0.5)} y={13} textAnchor="middle">
            {column}
          </text>
        ))}
        {rows.map(({ name }, row) => (
          <text key={name} x={0} y={TOP + ROW * (row + 0.5) + 3}>
            {name}
          </text>
        ))}
        {cells.map(({ value, label, href }, index) => {
          const [column, row] = [index % columns.length, Math.floor(index / columns.length)]
          const [x, y] = [LEFT + column * step, TOP + row * ROW]
          const cell = (
            <>
              <rect x={x} y={y} width={step - GAP} height={ROW - GAP} rx={5} />
              {value > 0 && (
                <text x={x + (step - GAP) / 2} y={y + 18} textAnchor="middle">
                  {formatShortCount(value)}
                </text>
              )}
            </>
          )
          const color = heatStep(value, max)
          return href === null ? (
            <g key={label} className={styles['cell']} data-step={color}>
              {cell}
            </g>
          ) : (
            <Link
              key={label}
              to={href}
              className={styles['cell']}
              data-step={color}
              aria-label={`${label}: ${formatShortCount(value)} ${unit}`}
              {...mark(index)}
            >
              {cell}
            </Link>
          )
        })}
      </svg>
      {active !== null && (
        <ChartTip
          at={(LEFT + step * ((active % columns.length) + 0.5)) / width}
          title={cells[active]!.label}
          lines={[{ name: unit, text: formatShortCount(cells[active]!.value) }]}
          action="Open them"
        />
      )}
    </div>
  )
}
