import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { Home, Messages } from '../lazy-parts.ts'

type Props = { readonly session: ChatSession }

/**
 * The thread, or the home view before a conversation starts. Its code loads after the composer's, so that the
 * visitor can type sooner.
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
