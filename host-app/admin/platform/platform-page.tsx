import type { ReactNode } from 'react'
import styles from './platform-page.module.css'

/** The frame of the pages for platform staff. */
export function PlatformPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles['page']}>
      <div className={styles['content']}>{children}</div>
    </main>
  )
}
