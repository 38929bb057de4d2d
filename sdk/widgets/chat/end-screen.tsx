import { COPY } from '#core/copy.ts'
import type { ChatSession } from './chat-session.ts'

type Props = { readonly screen: 'resolved' | 'ticket'; readonly dispatch: ChatSession['dispatch'] }

/** Takes the composer's place when a conversation has ended (CHAT-18). */
export function EndScreen({ screen, dispatch }: Props) {
  return (
    <div className="end">
      <p className="end-text" role="status">
        {screen === 'resolved' ? COPY.resolvedEnd : COPY.ticketEnd}
      </p>
      <button
        type="button"
        className="primary"
        data-first
        onClick={() => dispatch({ type: 'start-new-chosen' })}
      >
        {COPY.startNew}
      </button>
      {screen === 'resolved' && (
        <button type="button" className="quiet" onClick={() => dispatch({ type: 'reopen-chosen' })}>
          {COPY.reopen}
        </button>
      )}
    </div>
  )
}
