import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Checkbox } from '../fields/field.tsx'
import { FormError } from '../fields/form-error.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  readonly title: string
  /** An explanation of the action, and the form's fields. */
  readonly children: ReactNode
  /** The verb on the submit button. */
  readonly action: string
  /** Whether the action cannot be undone: its button is red. */
  readonly isFinal?: boolean
  /** Whether the action only needs a second press: its button has the focus from the start. */
  readonly isFocused?: boolean
  /** A sentence to tick before the action can be taken. */
  readonly consent?: string
  readonly busy: boolean
  readonly error: string | null
  readonly onSubmit: (fields: FormData) => void
  readonly onClose: () => void
}

/** A dialog with a form, or with only a confirmation. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    children,
    action,
    isFinal = false,
    isFocused = false,
    consent,
    busy,
    error,
    onSubmit,
    onClose,
  } = props
  const [hasConsent, setConsent] = useState(consent === undefined)
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes it on to the form around the dialog, such as the composer's, which must not be sent with it.
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        {children}
        {consent !== undefined && (
          <Checkbox
            label={consent}
            checked={hasConsent}
            onChange={event => setConsent(event.target.checked)}
          />
        )}
        <FormError text={error} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          {/* It keeps the focus, so that screen readers say why it cannot be pressed. */}
          <Button
            // The attribute itself, which `showModal` looks for; React would focus the button before.
            ref={isFocused ? button => button?.setAttribute('autofocus', '') : undefined}
            type="submit"
            look={isFinal ? 'danger' : 'primary'}
            busy={busy}
            aria-disabled={!hasConsent}
            aria-describedby={hasConsent ? undefined : id}
          >
            {action}
          </Button>
        </div>
        {!hasConsent && (
          <p id={id} hidden>
            Tick “{consent}” first.
          </p>
        )}
      </form>
    </Dialog>
  )
}
