import type { ThreadEntry } from '#core/conversation/view.ts'
import { PlainText, RichText } from '../../ui/rich-text.tsx'
import { AnswerRating } from './answer-rating.tsx'
import type { ChatSession } from './chat-session.ts'
import { LinkedFile } from './linked-file.tsx'
import { MessageShell } from './message-shell.tsx'
import { MessageSources } from './message-sources.tsx'
import { MessageState } from './message-state.tsx'
import { OutgoingFileRow } from './outgoing-file-row.tsx'
import type { ThreadRow } from './thread-rows.ts'

type Props = { readonly row: Extract<ThreadRow, { kind: 'message' }>; readonly session: ChatSession }

/** One message, its sources, what the visitor thinks of it, and how far it has come when it is the visitor's own. */
export function ThreadMessage({ row, session }: Props) {
  const { entry, isFirstOfRun } = row
  const { author, authorName, file, link, text, citations, rating } = entry
  return (
    <MessageShell
      author={author}
      name={authorName}
      isFirstOfRun={isFirstOfRun}
      text={file?.name ?? link?.fileName ?? text}
      bubble={<Content entry={entry} session={session} />}
    >
      {citations.length > 0 && <MessageSources citations={citations} articleUrl={session.articleUrl} />}
      <div className="footer">
        <MessageState row={row} dispatch={session.dispatch} />
        {rating && <AnswerRating rating={rating} dispatch={session.dispatch} />}
      </div>
    </MessageShell>
  )
}

function Content({ entry, session }: { readonly entry: ThreadEntry; readonly session: ChatSession }) {
  const { author, file, link, text } = entry
  if (file) return <OutgoingFileRow entry={entry} file={file} dispatch={session.dispatch} />
  if (link) return <LinkedFile link={link} isOwn={session.isOwnFile(link.url)} />
  // Markdown is for those who answer; a visitor's words stay as they are.
  return author === 'ai' || author === 'agent' ? <RichText text={text} /> : <PlainText text={text} />
}
