import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { Home, Messages } from '../lazy-parts.ts'

type Props = { readonly session: ChatSession }

/**
 * What was said. The code that draws it comes after the composer's, so that one can type sooner; a conversation that
 * has not begun shows the home view.
 */
export function Thread({ session }: Props) {
  const { conversationId, outbox } = useStore(session.$state)
  const isClean = conversationId === null && outbox.length === 0
  return (
    <div className="thread">
      {isClean && (
        <div className="thread-home">
          <Home session={session} />
        </div>
      )}
      <Messages session={session} />
    </div>
  )
}
