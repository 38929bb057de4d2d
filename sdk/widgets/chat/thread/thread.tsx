import type { ChatSession } from '../chat-session.ts'
import { fromChat } from '../panel/panel-parts.ts'

const Home = fromChat(module => module.HomeView)
const Messages = fromChat(module => module.Messages)

type Props = { readonly session: ChatSession; readonly isHome: boolean }

/**
 * The thread, or the home view before a conversation starts. Its code loads after the composer's, so that the
 * visitor can type sooner.
 */
export function Thread({ session, isHome }: Props) {
  return (
    <div className="thread">
      {isHome ? (
        <div className="thread-home">
          <Home session={session} />
        </div>
      ) : (
        <Messages session={session} />
      )}
    </div>
  )
}
