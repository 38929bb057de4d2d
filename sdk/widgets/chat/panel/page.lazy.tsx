import type { ChatPage } from '../../../runtime/conversation/chat-stores.ts'
import type { ChatSession } from '../chat-session.ts'
import { MyData } from '../my-data/my-data.tsx'
import { InnerWidget } from './inner-widget.tsx'

type Props = {
  readonly session: ChatSession
  readonly page: Exclude<ChatPage, 'conversation'>
  readonly onNotice: (text: string) => void
}

/** The page that replaces the conversation: the visitor's data, the help center, or tickets. Loads with the first. */
export function Page({ session, page, onNotice }: Props) {
  if (page === 'my-data') return <MyData session={session} onNotice={onNotice} />
  const article = page === 'ticket' ? '' : page.slice('help/'.length)
  return <InnerWidget session={session} feature={page === 'ticket' ? 'ticket' : 'kb'} article={article} />
}
