import { useMemo, useRef } from 'react'
import type { ConversationState } from '#core/conversation/state.ts'
import { type ConversationView, type ThreadEntry, viewConversation } from '#core/conversation/view/view.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { regionalLocale } from '#sdk/ui/text/regional-locale.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'
import messageCss from './message.css?inline'
import { MessageShell } from './message-shell.tsx'
import { MessageState } from './message-state.tsx'
import threadCss from './thread.css?inline'
import { threadDates, useDatesReady } from './thread-dates.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'
import { type Answer, useAnswer } from './use-answer.ts'
import { useEndInSight } from './use-end-in-sight.ts'
import { useShownEntries } from './use-shown-entries.ts'

const Choices = fromExtras(module => module.Choices)
const ElsewhereNote = fromExtras(module => module.ElsewhereNote)
const FallbackPromise = fromExtras(module => module.FallbackPromise)
const JoinLine = fromExtras(module => module.JoinLine)
const QueueNotice = fromExtras(module => module.QueueNotice)
const QuickReplies = fromExtras(module => module.QuickReplies)
const Suggestions = fromExtras(module => module.Suggestions)
const Survey = fromExtras(module => module.Survey)
const WhatWasMissing = fromExtras(module => module.WhatWasMissing)

type Props = { readonly session: ChatSession }

/** The messages of a conversation that has started. */
export function Messages({ session }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const state = useStore(session.$state)
  const view = viewConversation(state, t)
  const { length } = view.entries
  // A failed load is retried with the next message.
  const answer = useAnswer(isAnswerWanted(state, view.entries) && length + 1)
  return length > 0 && <MessageList view={view} session={session} answer={answer} />
}

type ListProps = Props & { readonly view: ConversationView; readonly answer: Answer | null }

function MessageList({ view, session, answer }: ListProps) {
  const { t, locale } = useChatMessages(THREAD_MESSAGES)
  const { entries, placeholder, streamedText, suggestions, choices } = view
  const list = useRef<HTMLDivElement>(null)
  const hasEnded = useRef(false)
  hasEnded.current ||= view.screen === 'resolved'
  const areDatesReady = useDatesReady()
  const { shown, isLive, showOlder } = useShownEntries(entries, areDatesReady)
  useStyleSheet(list, threadCss + messageCss)
  useStyleSheet(list, answer?.ANSWER_STYLES)
  const { hasNews, goToEnd, onScroll } = useEndInSight({
    list,
    shown,
    hasCard: view.isFollowUpShown,
    showOlder,
  })
  // Memoized, because scrolling and announcements change no message.
  const rows = useMemo(() => {
    const dates = areDatesReady ? threadDates(regionalLocale(locale), session.clock.now()) : null
    return threadRows(shown, dates).map(row =>
      row.kind === 'day' ? (
        <p key={row.key} className="day">
          {row.label}
        </p>
      ) : (
        <ThreadMessage key={row.key} row={row} session={session} answer={answer} />
      ),
    )
  }, [shown, areDatesReady, locale, session, answer])
  return (
    <>
      <div className="scroller">
        <div
          ref={list}
          className="messages"
          part="messages"
          role="log"
          aria-live={isLive ? 'polite' : 'off'}
          aria-label={t.messages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          tabIndex={0}
          onScroll={onScroll}
        >
          {rows}
          {streamedText !== null && (
            // Screen readers announce the whole answer, once it is a message.
            <div aria-hidden="true">
              <MessageShell
                author="ai"
                name={null}
                isFirstOfRun
                text={streamedText}
                bubble={answer ? <answer.RichText text={streamedText} /> : streamedText}
              />
            </div>
          )}
          {answer && view.isHumanOffered && <answer.HumanOffer session={session} />}
          {suggestions.length > 0 && <Suggestions articles={suggestions} session={session} />}
          {choices.length > 0 && <Choices choices={choices} session={session} />}
          {view.isAnswerLast && session.$config.get()?.quick_replies[0] && <QuickReplies session={session} />}
          {answer && view.isFollowUpShown && <answer.FollowUpCard session={session} />}
          {hasEnded.current && <Survey session={session} />}
          {view.fallbackAt !== null && <FallbackPromise fallbackAt={view.fallbackAt} session={session} />}
          {view.joining !== null && <JoinLine name={view.joining} session={session} />}
          {placeholder !== null && streamedText === null && (
            <p className="waiting">
              <span className="dots" aria-hidden="true" />
              {placeholder}
            </p>
          )}
        </div>
        {answer && hasNews && <answer.NewsButton onClick={goToEnd} />}
      </div>
      {view.queuePosition !== null && <QueueNotice position={view.queuePosition} session={session} />}
    </>
  )
}

/**
 * Whether the thread needs the code of `answer.lazy.ts` now or soon: all of the visitor's messages are delivered,
 * so that an answer comes next, or it has a message that is not the visitor's plain text, such as a file.
 */
export function isAnswerWanted(
  { conversationId, outbox }: ConversationState,
  entries: readonly ThreadEntry[],
): boolean {
  return (
    (conversationId !== null && outbox.length === 0) ||
    entries.some(({ author, file, isAddress }) => author !== 'visitor' || file !== null || isAddress)
  )
}

type ThreadMessageProps = {
  readonly row: Extract<ThreadRow, { kind: 'message' }>
  readonly session: ChatSession
  /** Null until it has loaded; a message then shows as plain text. */
  readonly answer: Answer | null
}

/** One message with its sources and rating, or with the delivery state of the visitor's message. */
function ThreadMessage({ row, session, answer }: ThreadMessageProps) {
  const { entry, isFirstOfRun, joining } = row
  const { author, authorName, file, citations, rating } = entry
  const text = file?.name ?? entry.text
  const hasPages = useStore(session.$config)?.has_help_center !== false
  return (
    <>
      {joining && <JoinLine name={joining} session={session} />}
      <MessageShell
        author={author}
        name={authorName}
        isFirstOfRun={isFirstOfRun}
        text={answer ? answer.readableText(entry) : text}
        bubble={answer ? <answer.MessageContent entry={entry} session={session} /> : text}
      >
        {answer && hasPages && citations.length > 0 && (
          <answer.MessageSources citations={citations} session={session} />
        )}
        <div className="footer">
          <MessageState row={row} dispatch={session.dispatch} />
          {answer && rating && <answer.AnswerRating rating={rating} dispatch={session.dispatch} />}
        </div>
        {rating?.helpful === false && <WhatWasMissing messageId={rating.messageId} session={session} />}
        {useStore(session.$elsewhere).startedBy === row.key && <ElsewhereNote session={session} />}
      </MessageShell>
    </>
  )
}
