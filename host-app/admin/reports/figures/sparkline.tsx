import { linePath } from '../charts/paths.ts'
import styles from './figure-tile.module.css'

type SparklineProps = {
  /** The number of its color among `--viz-*`; 0 for gray. */
  readonly color: number
  readonly values: readonly (number | null)[]
}

const [WIDTH, HEIGHT, MARGIN] = [84, 28, 3]

/** A small line without an axis, from the lowest to the highest value. For the eye only. */
export function Sparkline({ color, values }: SparklineProps) {
  const known = values.filter(value => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const x = (at: number) => MARGIN + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN)
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : MARGIN + ((high - value) / (high - low)) * (HEIGHT - 2 * MARGIN)
  if (known.length < 2) return null
  return (
    <svg width={WIDTH} height={HEIGHT} className={styles['trend']} data-color={color} aria-hidden="true">
      <path d={linePath(values.map((value, at) => (value === null ? null : [x(at), y(value)])))} />
    </svg>
  )
}
