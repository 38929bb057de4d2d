import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'

type ConfirmDialogProps = {
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  /** The verb on the button that does it. */
  readonly action: string
  readonly busy: boolean
  readonly error: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back with one click. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, busy, error, onConfirm, onClose } = props
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['content']}>
        {children}
        <FormError text={error} />
      </div>
      <div className={styles['actions']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
