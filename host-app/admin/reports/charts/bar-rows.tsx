import { Link } from 'react-router-dom'
import { useWidth } from '#host-app/shared/ui/use-width.ts'
import { formatCount } from '../figures/format-figure.ts'
import styles from './chart.module.css'

type BarRowsProps = {
  /** What the bars show, in a sentence. */
  readonly summary: string
  /** The rows from top to bottom; `href` opens what a bar counts. */
  readonly rows: readonly { readonly name: string; readonly value: number; readonly href: string }[]
}

const [LEFT, RIGHT, ROW, BAR] = [96, 56, 32, 14]

/** Horizontal bars with their numbers. Each is a link. */
export function BarRows({ summary, rows }: BarRowsProps) {
  const [frame, width] = useWidth()
  const plotWidth = width - LEFT - RIGHT
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <div ref={frame} className={styles['frame']} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a picture. */}
      <svg width={width} height={rows.length * ROW} role="group" aria-label={summary} data-chart>
        {rows.map(({ name, value, href }, at) => (
          <Link
            key={name}
            to={href}
            className={styles['barRow']}
            data-color={1}
            preventScrollReset
            aria-label={`${name}: ${formatCount(value)}`}
          >
            <text x={0} y={at * ROW + 20} className={styles['barText']}>
              {/* The space keeps the words of the link apart, as in its name. */}
              {`${name} `}
            </text>
            <rect
              x={LEFT}
              y={at * ROW + 9}
              width={plotWidth}
              height={BAR}
              rx={4}
              className={styles['barGround']}
            />
            <rect
              x={LEFT}
              y={at * ROW + 9}
              width={(value / max) * plotWidth}
              height={BAR}
              rx={4}
              className={styles['bar']}
            />
            <text x={width} y={at * ROW + 20} textAnchor="end" className={styles['barText']}>
              {formatCount(value)}
            </text>
          </Link>
        ))}
      </svg>
    </div>
  )
}
