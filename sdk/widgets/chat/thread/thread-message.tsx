import type { ChatSession } from '../chat-session.ts'
import { MessageShell } from './message-shell.tsx'
import { MessageState } from './message-state.tsx'
import type { ThreadRow } from './thread-rows.ts'
import type { Answer } from './use-answer.ts'

type Props = {
  readonly row: Extract<ThreadRow, { kind: 'message' }>
  readonly session: ChatSession
  /** Without it a message is its mere text. */
  readonly answer: Answer | null
}

/** One message, its sources, what the visitor thinks of it, and how far it has come when it is the visitor's own. */
export function ThreadMessage({ row, session, answer }: Props) {
  const { entry, isFirstOfRun } = row
  const { author, authorName, file, citations, rating } = entry
  const text = file?.name ?? entry.text
  return (
    <MessageShell
      author={author}
      name={authorName}
      isFirstOfRun={isFirstOfRun}
      text={answer ? answer.readableText(entry) : text}
      bubble={answer ? <answer.MessageContent entry={entry} session={session} /> : text}
    >
      {answer && citations.length > 0 && (
        <answer.MessageSources citations={citations} articleUrl={session.articleUrl} />
      )}
      <div className="footer">
        <MessageState row={row} dispatch={session.dispatch} />
        {answer && rating && <answer.AnswerRating rating={rating} dispatch={session.dispatch} />}
      </div>
    </MessageShell>
  )
}
