import { useRef } from 'react'
import { type ConversationView, viewConversation } from '#core/conversation/view.ts'
import { Icon } from '../../ui/icon.tsx'
import { regionalLocale } from '../../ui/regional-locale.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useStyleSheet } from '../../ui/use-style-sheet.ts'
import { useWording } from '../../ui/wording.ts'
import type { ChatSession } from './chat-session.ts'
import { FollowUpCard } from './follow-up-card.tsx'
import { HumanOffer } from './human-offer.tsx'
import { QueueNotice } from './later-on-demand.ts'
import messageCss from './message.css?inline'
import { MessageShell } from './message-shell.tsx'
import threadCss from './thread.css?inline'
import { ThreadMessage } from './thread-message.tsx'
import { threadRows } from './thread-rows.ts'
import { useEndInSight } from './use-end-in-sight.ts'
import { useShownEntries } from './use-shown-entries.ts'

type Props = { readonly view: ConversationView; readonly session: ChatSession }

/** The messages of a conversation that has begun. */
export function Messages({ session }: Pick<Props, 'session'>) {
  const { copy } = useWording()
  const view = viewConversation(useStore(session.$state), copy)
  return view.entries.length > 0 && <MessageList view={view} session={session} />
}

function MessageList({ view, session }: Props) {
  const { words, locale } = useWording()
  const { entries, placeholder, streamedText } = view
  const list = useRef<HTMLDivElement>(null)
  const { shown, isLive, showOlder } = useShownEntries(entries)
  const { hasNews, goToEnd, onScroll } = useEndInSight({ list, shown, showOlder })
  useStyleSheet(list, threadCss + messageCss)
  const rows = threadRows(shown, regionalLocale(locale), session.clock.now())
  return (
    <>
      <div className="scroller">
        <div
          ref={list}
          className="messages"
          part="messages"
          role="log"
          aria-live={isLive ? 'polite' : 'off'}
          aria-label={words.messages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          onScroll={onScroll}
        >
          {rows.map(row =>
            row.kind === 'day' ? (
              <p key={row.key} className="day">
                {row.label}
              </p>
            ) : (
              <ThreadMessage key={row.key} row={row} session={session} />
            ),
          )}
          {streamedText !== null && (
            // Announced when it is there as a whole, as a message.
            <div aria-hidden="true">
              <MessageShell
                author="ai"
                name={null}
                isFirstOfRun
                text={streamedText}
                bubble={<RichText text={streamedText} />}
              />
            </div>
          )}
          {view.isHumanOffered && <HumanOffer session={session} />}
          {view.isFollowUpShown && <FollowUpCard session={session} />}
          {placeholder !== null && streamedText === null && (
            <p className="waiting">
              <span className="dots" aria-hidden="true" />
              {placeholder}
            </p>
          )}
        </div>
        {hasNews && (
          <button type="button" className="news" onClick={goToEnd}>
            {words.newMessages}
            <Icon shape="down" />
          </button>
        )}
      </div>
      {view.notice !== null && (
        <QueueNotice text={view.notice} promisedAt={view.promisedAt} session={session} />
      )}
    </>
  )
}
