import type { ReactNode } from 'react'
import styles from './part.module.css'

type PartProps = {
  /** The region's accessible name. */
  readonly label: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the answer view: the conversation, the answer methods, or the passages. */
export function Part({ label, title, children }: PartProps) {
  return (
    <section className={styles['part']} aria-label={label}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The title of a card, with badges and links beside it. */
export function CardHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['head']}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
