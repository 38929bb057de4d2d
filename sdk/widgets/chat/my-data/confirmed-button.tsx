import { useCallback, useRef, useState } from 'react'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'

type Props = {
  readonly label: string
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string
  readonly question: string
  /** Label of the button that confirms. */
  readonly confirm: string
  readonly onConfirm: () => void
}

/** A button for an action that cannot be undone. It asks for confirmation in place. */
export function ConfirmedButton({ label, name = label, question, confirm, onConfirm }: Props) {
  const { t } = useLazyMessages()
  const [isAsking, setAsking] = useState(false)
  const hasSwitched = useRef(false)

  /** Focuses the button that replaces the pressed one, but not the first button. */
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hasSwitched.current) button?.focus()
  }, [])

  function ask(): void {
    hasSwitched.current = true
    setAsking(true)
  }

  if (!isAsking) {
    return (
      <button ref={takeFocus} type="button" className="plain" aria-label={name} onClick={ask}>
        {label}
      </button>
    )
  }
  return (
    <fieldset className="question" aria-label={question}>
      <p>{question}</p>
      <button ref={takeFocus} type="button" className="plain" onClick={() => setAsking(false)}>
        {t.keep}
      </button>
      <button type="button" className="plain is-final" onClick={onConfirm}>
        {confirm}
      </button>
    </fieldset>
  )
}
