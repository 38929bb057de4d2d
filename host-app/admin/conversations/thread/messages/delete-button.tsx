import { Trash2 } from 'lucide-react'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import styles from './said-by.module.css'

type DeleteButtonProps = { readonly label: string; readonly onDelete: () => void }

/** Deletes what somebody has said. Hidden until the pointer or the focus is there. */
export function DeleteButton({ label, onDelete }: DeleteButtonProps) {
  return (
    <span className={styles['delete']}>
      <IconButton label={label} onClick={onDelete}>
        <Trash2 size={13} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
