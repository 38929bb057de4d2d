import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode }

/** A part of what is known of an article beside its text; it can be folded away. */
export function Panel({ title, isOpen = false, children }: PanelProps) {
  return (
    <details className={styles['panel']} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
