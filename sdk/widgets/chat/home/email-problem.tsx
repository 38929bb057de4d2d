import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import css from './email-problem.css?inline'

/** Says at the gate's field what is wrong with the address (CHAT-05). */
export function EmailProblem() {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, css)
  return (
    <p ref={place} id="problem" className="gate-problem" role="alert">
      {t.emailNotValid}
    </p>
  )
}
