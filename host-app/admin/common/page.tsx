import type { ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = {
  /** `form` limits the width to that of a form. */
  readonly width?: 'page' | 'form'
  readonly children: ReactNode
}

/** The pane and the container of an admin page without links at its side. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <main className={styles['pane']}>
      <div className={styles['content']} data-width={width}>
        {children}
      </div>
    </main>
  )
}
