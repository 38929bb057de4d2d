import styles from './chart.module.css'

type ChartTipProps = {
  /** Where the mark is, as a part of the chart's width. */
  readonly at: number
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly color?: number; readonly text: string }[]
  /** What the mark opens. */
  readonly action: string
}

/** The values of the mark with the pointer or the focus. The mark itself is the link, with the same values as its name. */
export function ChartTip({ at, title, lines, action }: ChartTipProps) {
  return (
    <div
      className={styles['tip']}
      data-side={at > 0.5 ? 'before' : 'after'}
      style={{ left: `${at * 100}%` }}
      aria-hidden="true"
    >
      <strong>{title}</strong>
      {lines.map(({ name, color, text }) => (
        <p key={name}>
          <i data-color={color} />
          {name}
          <b>{text}</b>
        </p>
      ))}
      <span className={styles['opens']}>{action}</span>
    </div>
  )
}
