import type { ReactNode } from 'react'
import type { Draft } from '../draft/use-draft.ts'
import styles from './panel.module.css'

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode }

/** A collapsible section beside the article's text. */
export function Panel({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles['panel']} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}

/** The props of each panel. */
export type PanelProps = { readonly draft: Draft; readonly isReadOnly: boolean }
