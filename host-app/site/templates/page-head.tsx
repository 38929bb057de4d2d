import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type PageHeadProps = {
  readonly eyebrow?: string
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The top of a text page. */
export function PageHead({ eyebrow, heading, lead, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
        <h1>{heading}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </header>
  )
}
