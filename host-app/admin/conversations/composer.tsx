import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './composer.module.css'

type ComposerProps = {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string) => void
}

/** Where an agent writes: Enter sends, Shift+Enter begins a line. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    onSend(draft)
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend(draft)
  }

  return (
    <form className={styles['composer']} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        Reply to the customer
      </label>
      <div className={styles['box']}>
        <textarea
          id={id}
          dir="auto"
          rows={2}
          maxLength={MESSAGE_MAX_LENGTH}
          placeholder="Write a reply…"
          aria-describedby={`${id}-hint`}
          value={draft}
          onChange={event => onDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={styles['foot']}>
          <span id={`${id}-hint`}>Enter sends, Shift+Enter adds a line</span>
          <Button type="submit" look="primary" size="small" disabled={draft.trim() === ''}>
            <SendHorizontal size={15} aria-hidden="true" />
            Send
          </Button>
        </div>
      </div>
    </form>
  )
}
