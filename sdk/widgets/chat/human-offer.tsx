import { COPY } from '#core/copy.ts'
import { WORDS } from '../../ui/words.ts'
import type { ChatSession } from './chat-session.ts'

type Props = { readonly session: ChatSession }

/** Yes and No to the offer of a human (CHAT-13). */
export function HumanOffer({ session }: Props) {
  function answer(wantsHuman: boolean): void {
    session.dispatch({ type: 'offer-answered', wantsHuman, clientId: session.newId() })
  }

  return (
    <fieldset className="offer" aria-label={WORDS.wantHuman}>
      <button type="button" className="choice" onClick={() => answer(true)}>
        {COPY.offerYes}
      </button>
      <button type="button" className="choice" onClick={() => answer(false)}>
        {COPY.offerNo}
      </button>
    </fieldset>
  )
}
