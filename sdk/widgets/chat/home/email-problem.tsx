import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'

/** Says at the gate's field what is wrong with the address (CHAT-05). */
export function EmailProblem() {
  const { t } = useLazyMessages()
  return (
    <p id="problem" className="gate-problem" role="alert">
      {t.emailNotValid}
    </p>
  )
}
