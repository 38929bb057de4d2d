import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import css from './email-problem.css?inline'

/** Says at the gate's field what is wrong with the address (CHAT-05). */
export function EmailProblem() {
  const { t } = useLazyMessages()
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, css)
  return (
    <p ref={place} id="problem" className="gate-problem" role="alert">
      {t.emailNotValid}
    </p>
  )
}
