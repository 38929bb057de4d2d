import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { ChatSession } from '../chat-session.ts'
import { ElsewhereNote, JoinLine, WhatWasMissing } from '../lazy-extras.ts'
import { MessageShell } from './message-shell.tsx'
import { MessageState } from './message-state.tsx'
import type { ThreadRow } from './thread-rows.ts'
import type { Answer } from './use-answer.ts'

type Props = {
  readonly row: Extract<ThreadRow, { kind: 'message' }>
  readonly session: ChatSession
  /** Null until it has loaded; a message then shows as plain text. */
  readonly answer: Answer | null
}

/** One message with its sources and rating, or with the delivery state of the visitor's message. */
export function ThreadMessage({ row, session, answer }: Props) {
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
