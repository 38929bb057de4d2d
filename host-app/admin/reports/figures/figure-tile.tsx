import { useId } from 'react'
import { Link } from 'react-router-dom'
import { REPORT_DEFINITIONS } from '#contract/constants/reports.ts'
import { FigureSummary, type FigureSummaryProps } from './figure-summary.tsx'
import styles from './figure-tile.module.css'

type FigureTileProps = FigureSummaryProps & {
  /** The figure's conversations. */
  readonly href: string
}

/** A figure with its change, and its definition while it has the pointer or the focus. It opens its conversations. */
export function FigureTile({ href, ...summary }: FigureTileProps) {
  const id = useId()
  return (
    <li className={styles['tile']}>
      <Link to={href} aria-describedby={id}>
        <FigureSummary {...summary} />
      </Link>
      <span id={id} role="tooltip" className={styles['definition']}>
        {REPORT_DEFINITIONS[summary.figure]}
      </span>
    </li>
  )
}
