import type { Citation } from '#contract/entities/message.ts'
import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { isUpload, type MessageLink, messageLink } from '#core/text/message-link.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import { PlainText, RichText } from '#sdk/ui/text/rich-text.tsx'
import { fromExtras, fromFiles } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'

const InsideLinks = fromExtras(module => module.InsideLinks)
const LinkedFile = fromFiles(module => module.LinkedFile)
const OutgoingFileRow = fromFiles(module => module.OutgoingFileRow)

type Props = { readonly entry: ThreadEntry; readonly session: ChatSession }

/** The content of a message's bubble. */
export function MessageContent({ entry, session }: Props) {
  const { author, file, text } = entry
  if (file) return <OutgoingFileRow entry={entry} file={file} dispatch={session.dispatch} />
  const link = linkOf(entry)
  if (link) return <LinkedFile link={link} isOwn={session.isOwnFile(link.url)} />
  // Only answers contain Markdown. Visitors' texts stay as they are.
  return author === 'ai' || author === 'agent' ? <RichText text={text} /> : <PlainText text={text} />
}

/**
 * Returns the readable text of a message, which determines its direction (CHAT-22): a file's name, or the text.
 */
export function readableText(entry: ThreadEntry): string {
  return entry.file?.name ?? linkOf(entry)?.fileName ?? entry.text
}

/** Returns the link that a message consists of. A visitor's address that leads to no file is text: it shows as typed. */
function linkOf({ author, text }: ThreadEntry): MessageLink | null {
  const link = messageLink(text)
  return author === 'visitor' && link?.kind === 'file' && !isUpload(link) ? null : link
}

type SourcesProps = Pick<Props, 'session'> & { readonly citations: readonly Citation[] }

/** Links to the articles that an answer is based on. */
export function MessageSources({ citations, session }: SourcesProps) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
  return (
    <ul className="sources">
      {citations.map(({ slug, title }) => (
        <li key={slug}>
          {t.source}:{' '}
          <a href={session.articleUrl(slug)} dir={directionOf(title)} target="_blank" rel="noopener">
            {title}
          </a>
          <InsideLinks session={session} />
        </li>
      ))}
    </ul>
  )
}
