import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type DialogProps = {
  readonly title: string
  /** Null for a dialog that closes only when it is no longer rendered. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/** A modal dialog with a title. Open while rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  return (
    <Modal className={styles['dialog']} name={{ labelledBy: id }} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </Modal>
  )
}
