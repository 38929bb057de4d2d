import type { ReactNode } from 'react'
import styles from './customer-panel.module.css'

type PanelSectionProps = {
  readonly title: string
  /** A link to the rest, at the end of the title's line. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/**
 * One part of the customer's panel. It is part of a picture of the site too, so it calls no `useId`: the page's own
 * numbered ids would repeat those that were prerendered.
 */
export function PanelSection({ title, link, children }: PanelSectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['title']}>
        <h3>{title}</h3>
        {link}
      </div>
      {children}
    </section>
  )
}
