import { useRef } from 'react'
import type { QuickReply } from '#contract/settings/chat-flow.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import { ask } from '../home/ask.ts'
import { InsideLinks } from '../panel/inside-links.tsx'
import css from './quick-replies.css?inline'
import { useLatePart } from './use-late-part.ts'

type Props = { readonly session: ChatSession }

/** The company's buttons on the home view and below an answer. The panel shows articles and the ticket form itself. */
export function QuickReplies({ session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const list = useRef<HTMLUListElement>(null)
  const replies = useStore(session.$config)?.quick_replies ?? []
  useStyleSheet(list, css)
  useLatePart(list)

  function control(reply: QuickReply) {
    if (reply.action === 'message' || reply.action === 'human') {
      const text = reply.action === 'message' ? reply.text : t.askForPerson
      return (
        <button type="button" className="choice" dir="auto" onClick={event => ask(session, text, event)}>
          {reply.label}
        </button>
      )
    }
    const url = reply.action === 'ticket' ? ticketUrl(session) : session.articleUrl(reply.slug)
    return (
      <a className="choice" href={url} target="_blank" rel="noopener" dir="auto">
        {reply.label}
      </a>
    )
  }

  return (
    <ul ref={list} className="starters quick-replies">
      {replies.map((reply, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two replies may have the same label
        <li key={index}>{control(reply)}</li>
      ))}
      <InsideLinks session={session} />
    </ul>
  )
}

/** Returns the URL of the company's ticket form, on the same host and for the same tenant as its articles. */
function ticketUrl({ articleUrl }: ChatSession): string {
  return articleUrl('').replace('/kb/', '/widget/ticket')
}
