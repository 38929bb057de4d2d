import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './form-dialog.module.css'
import { FormError } from './form-error.tsx'

type FormDialogProps = {
  readonly title: string
  /** What will happen, and the fields of the form. */
  readonly children: ReactNode
  /** The verb on the button that does it. */
  readonly action: string
  readonly busy: boolean
  readonly error: string | null
  readonly onSubmit: (fields: FormData) => void
  readonly onClose: () => void
}

/**
 * A modal dialog, open as long as it is rendered, that asks for what is needed, or only whether it is meant. The browser
 * keeps the focus inside, closes it by Escape and gives the focus back.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, children, action, busy, error, onSubmit, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <form className={styles['form']} onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        <FormError text={error} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
