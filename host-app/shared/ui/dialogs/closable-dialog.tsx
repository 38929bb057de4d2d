import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './closable-dialog.module.css'
import { Dialog } from './dialog.tsx'

/**
 * A modal dialog with a close button in its corner. The button is last in the tab order, so that the focus
 * starts in the content.
 */
export function ClosableDialog({
  children,
  ...dialog
}: ComponentProps<typeof Dialog> & { readonly onClose: () => void }) {
  return (
    <Dialog {...dialog}>
      {children}
      <div className={styles['close']}>
        <IconButton label="Close" onClick={dialog.onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Dialog>
  )
}
