import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  readonly icon?: ReactNode
  /** For a failure. An empty place says in `text` alone what will be there. */
  readonly title?: string
  readonly text?: string
  /** `alert` is announced at once: use it for errors. */
  readonly role?: 'alert'
  readonly children?: ReactNode
}

/**
 * A message in place of a pane's content: empty, failed, not found. `children` is its button or link.
 * Its container gives it a height; the message is at 40% of it.
 */
export function Notice({ icon, title, text, role, children }: NoticeProps) {
  return (
    <div className={styles['notice']} role={role} data-notice>
      {icon && <span className={styles['icon']}>{icon}</span>}
      {title && <p className={styles['title']}>{title}</p>}
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}
