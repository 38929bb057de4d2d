import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: string
  /** `alert` is announced at once: use it for errors. */
  readonly role?: 'alert'
  readonly children?: ReactNode
}

/** A message in place of a pane's content: empty, failed, not found. `children` are its buttons or links. */
export function Notice({ icon, title, text, role, children }: NoticeProps) {
  return (
    <div className={styles['notice']} role={role}>
      {icon && <span className={styles['icon']}>{icon}</span>}
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}
