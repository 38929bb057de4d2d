import { type ReactNode, useId } from 'react'
import styles from './customer-panel.module.css'

type PanelSectionProps = {
  readonly title: string
  /** A link to the rest, at the end of the title's line. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/** One part of the customer's panel. */
export function PanelSection({ title, link, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['title']}>
        <h3 id={id}>{title}</h3>
        {link}
      </div>
      {children}
    </section>
  )
}
