import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** One part of a settings page. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <div className={styles['content']}>{children}</div>
    </section>
  )
}
