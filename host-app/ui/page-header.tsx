import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  readonly title: string
  /** One sentence on what the page is for. */
  readonly lead?: string
  /** Buttons at the side. */
  readonly children?: ReactNode
}

/** The head of an admin page. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className={styles['header']}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}
