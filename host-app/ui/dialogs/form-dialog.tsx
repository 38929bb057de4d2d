import type { FormEvent, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { FormError } from '../fields/form-error.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  readonly title: string
  /** An explanation of the action, and the form's fields. */
  readonly children: ReactNode
  /** The verb on the submit button. */
  readonly action: string
  readonly busy: boolean
  readonly error: string | null
  readonly onSubmit: (fields: FormData) => void
  readonly onClose: () => void
}

/** A dialog with a form, or with only a confirmation. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, action, busy, error, onSubmit, onClose } = props

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        {children}
        <FormError text={error} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
