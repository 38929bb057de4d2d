import { useLayoutEffect, useRef } from 'react'
import type { ConversationView } from '#core/conversation/view.ts'
import { WORDS } from '../../ui/words.ts'
import type { ChatSession } from './chat-session.ts'
import { HumanOffer } from './human-offer.tsx'
import { ThreadMessage } from './thread-message.tsx'

/** Somebody who has scrolled up further than this is reading, and is not pulled down. */
const NEAR_END_PX = 80

type Props = { readonly view: ConversationView; readonly session: ChatSession }

/** What was said, the newest at the end and in sight. */
export function Thread({ view, session }: Props) {
  const { entries, placeholder, notice, isHumanOffered, screen } = view
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = entries.at(-1)
  const isOwnNew = last?.author === 'visitor' && last.delivery !== 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something is added at the end, or the room shrinks
  useLayoutEffect(() => {
    const { current } = list
    if (current && (isAtEnd.current || isOwnNew)) current.scrollTop = current.scrollHeight
  }, [entries.length, placeholder, notice, isHumanOffered, isOwnNew, screen])

  function remember(): void {
    const { scrollHeight, scrollTop, clientHeight } = list.current!
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
  }

  return (
    <div className="thread">
      <div
        ref={list}
        className="messages"
        part="messages"
        role="log"
        aria-live="polite"
        aria-label={WORDS.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        onScroll={remember}
      >
        {entries.length === 0 && <Greeting />}
        {entries.map((entry, index) => (
          <ThreadMessage
            key={entry.key}
            entry={entry}
            isContinued={entries[index - 1]?.author === entry.author}
            articleUrl={session.articleUrl}
            onRetry={() => session.dispatch({ type: 'retried', clientId: entry.key })}
          />
        ))}
        {isHumanOffered && <HumanOffer session={session} />}
        {placeholder !== null && (
          <p className="waiting">
            <span className="dots" aria-hidden="true" />
            {placeholder}
          </p>
        )}
      </div>
      {notice !== null && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

function Greeting() {
  return (
    <div className="greeting">
      <p className="greeting-title">{WORDS.greeting}</p>
      <p>{WORDS.greetingMore}</p>
    </div>
  )
}
