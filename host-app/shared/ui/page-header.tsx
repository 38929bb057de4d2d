import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  readonly title: string
  /** One sentence on the page's purpose. */
  readonly lead?: string
  /** Tags after the title. */
  readonly tags?: ReactNode
  /** Buttons beside the title. */
  readonly children?: ReactNode
}

/** The header of an admin page. */
export function PageHeader({ title, lead, tags, children }: PageHeaderProps) {
  return (
    <div className={styles['header']}>
      <div>
        {tags ? (
          <div className={styles['named']}>
            <h1>{title}</h1>
            {tags}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}
