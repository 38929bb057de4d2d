import type { ComponentProps } from 'react'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import styles from './wide-dialog.module.css'

/** A wide dialog, for long texts. */
export function WideDialog({ children, ...dialog }: ComponentProps<typeof ClosableDialog>) {
  return (
    <ClosableDialog {...dialog}>
      <div className={styles['wide']}>{children}</div>
    </ClosableDialog>
  )
}
