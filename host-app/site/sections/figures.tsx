import { FIGURES, type Figure } from '../content/figures.ts'
import styles from './figures.module.css'

/** Measured numbers by name, each with the tool that measures it. */
export function Figures({ figures }: { readonly figures: readonly string[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(name => {
        const { value, label, how } = figureOf(name)
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className={styles['how']}>{how}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function figureOf(name: string): Figure {
  const figure = (FIGURES as Readonly<Record<string, Figure>>)[name]
  if (!figure) throw new Error(`There is no figure ${name}.`)
  return figure
}
