import type { MouseEvent } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'

type Props = { readonly session: ChatSession }

/** The buttons Yes and No for the offer of a human (CHAT-13). The answer stands as the visitor's message. */
export function HumanOffer({ session }: Props) {
  const { t } = useChatMessages(ANSWER_MESSAGES)

  function answer(text: string, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.messages')
    session.dispatch({ type: 'offer-answered', text, clientId: session.newId() })
  }

  return (
    <fieldset className="offer" aria-label={t.wantHuman}>
      <button type="button" className="choice" onClick={event => answer(t.offerYes, event)}>
        {t.offerYes}
      </button>
      <button type="button" className="choice" onClick={event => answer(t.noThanks, event)}>
        {t.offerNo}
      </button>
    </fieldset>
  )
}

/** The follow-up card, which asks whether the answer helped (CHAT-15). */
export function FollowUpCard({ session }: Props) {
  const { t, locale } = useChatMessages(ANSWER_MESSAGES)
  const question = useStore(session.$config)?.texts[locale]?.followUp ?? t.followUp

  function answer(isDone: boolean, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, isDone ? '.messages' : '.box')
    session.dispatch({ type: 'follow-up-answered', isDone, clientId: session.newId() })
  }

  return (
    <fieldset className="follow-up">
      <legend dir="auto">{question}</legend>
      <button type="button" className="choice" onClick={event => answer(true, event)}>
        {t.followUpDone}
      </button>
      <button type="button" className="choice" onClick={event => answer(false, event)}>
        {t.followUpMore}
      </button>
    </fieldset>
  )
}
