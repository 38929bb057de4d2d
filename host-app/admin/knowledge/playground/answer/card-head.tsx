import type { ReactNode } from 'react'
import styles from './card-head.module.css'

/** The title of a card, with badges and links beside it. */
export function CardHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['head']}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
