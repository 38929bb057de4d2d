import type { MouseEvent } from 'react'
import { useAnswerWording } from '#sdk/ui/answer-wording.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'

type Props = { readonly session: ChatSession }

/** Yes and No to the offer of a human (CHAT-13). */
export function HumanOffer({ session }: Props) {
  const { copy, words } = useAnswerWording()

  function answer(wantsHuman: boolean, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.messages')
    session.dispatch({ type: 'offer-answered', wantsHuman, text: copy.noThanks, clientId: session.newId() })
  }

  return (
    <fieldset className="offer" aria-label={words.wantHuman}>
      <button type="button" className="choice" onClick={event => answer(true, event)}>
        {copy.offerYes}
      </button>
      <button type="button" className="choice" onClick={event => answer(false, event)}>
        {copy.offerNo}
      </button>
    </fieldset>
  )
}

/** Asks whether that was all (CHAT-15). */
export function FollowUpCard({ session }: Props) {
  const { copy } = useAnswerWording()

  function answer(isDone: boolean, { currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, isDone ? '.messages' : '.box')
    session.dispatch({ type: 'follow-up-answered', isDone, clientId: session.newId() })
  }

  return (
    <fieldset className="follow-up">
      <legend>{copy.followUp}</legend>
      <button type="button" className="choice" onClick={event => answer(true, event)}>
        {copy.followUpDone}
      </button>
      <button type="button" className="choice" onClick={event => answer(false, event)}>
        {copy.followUpMore}
      </button>
    </fieldset>
  )
}
