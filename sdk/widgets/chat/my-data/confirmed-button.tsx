import { useCallback, useRef, useState } from 'react'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'

type Props = {
  readonly label: string
  /** The accessible name, where the label alone does not say what it is about. */
  readonly name?: string
  readonly question: string
  /** The button that does it. */
  readonly confirm: string
  readonly onConfirm: () => void
}

/** A button for what cannot be undone: it asks in its own place first. */
export function ConfirmedButton({ label, name = label, question, confirm, onConfirm }: Props) {
  const { t } = useLazyMessages()
  const [isAsking, setAsking] = useState(false)
  const hasSwitched = useRef(false)

  /** Follows the change of buttons under the visitor's finger; not when the first one appears. */
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
