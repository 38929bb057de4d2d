import { useId, useRef, useState } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import css from './begun-note.css?inline'

/**
 * Says below a first message that the conversation is new, and on request where earlier ones are. Nobody knows whether the
 * visitor has any, so the text is the same for all.
 */
export function BegunNote() {
  const { t } = useLazyMessages()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const details = useId()
  useStyleSheet(place, css)
  return (
    <div ref={place} className="begun-note">
      <p>
        {t.newConversation}{' '}
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          {t.wroteBefore}
        </button>
      </p>
      <p id={details} hidden={!isOpen}>
        {t.earlierElsewhere}
      </p>
    </div>
  )
}
