import styles from './chart.module.css'

type LegendProps = { readonly series: readonly { readonly name: string; readonly color: number }[] }

/** The colors of a chart's lines. Color 0 is the dotted line of a comparison. */
export function Legend({ series }: LegendProps) {
  return (
    <p className={styles['legend']} aria-hidden="true">
      {series.map(({ name, color }) => (
        <span key={name}>
          <i data-color={color} />
          {name}
        </span>
      ))}
    </p>
  )
}
