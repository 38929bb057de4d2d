import type { ReactNode } from 'react'
import type { Draft } from '../draft/use-draft.ts'
import styles from './panel.module.css'

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode }

/** A part of what is known of an article beside its text; it can be folded away. */
export function Panel({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles['panel']} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}

/** What each part of what is known of an article is given. */
export type PanelProps = { readonly draft: Draft; readonly isReadOnly: boolean }
