import { BookOpen, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Citation, Message } from '#contract/entities/message.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import styles from './message-bubble.module.css'
import { MessageContent } from './message-content.tsx'
import { senderName } from './sender-name.ts'
import { timeOfDay } from './times.ts'

type MessageBubbleProps = {
  readonly message: Message
  /** How the desk names the conversation's customer, who is the author of a visitor's message. */
  readonly customer: string
  /** False where the message has no real time, such as in an example. Default: true. */
  readonly hasTime?: boolean
  /** Renders the Markdown of AI and agent messages; without it, they are plain text. */
  readonly drawMarkdown?: (text: string) => ReactNode
  /** Buttons beside the message's time. */
  readonly actions?: ReactNode
}

/**
 * One message. The color tells the sides apart: the AI's is petrol, a colleague's cinnamon, the customer's
 * white. The system's is a line.
 */
export function MessageBubble({
  message,
  customer,
  hasTime = true,
  drawMarkdown,
  actions,
}: MessageBubbleProps) {
  const { sender_type, content, created_at, meta } = message
  if (meta.deleted_by !== undefined) {
    return (
      <p className={styles['system']} dir="auto">
        {meta.deleted_by} deleted a message
      </p>
    )
  }
  if (sender_type === 'system') {
    return (
      <p className={styles['system']} dir="auto">
        {content}
      </p>
    )
  }
  return (
    <article className={`${styles['message']} ${styles[sender_type]}`}>
      <div className={styles['meta']}>
        <span className={sender_type === 'ai' ? styles['ai-label'] : styles['sender']} dir="auto">
          {senderName(message, customer)}
        </span>
        {meta.in_call && <Phone size={11} role="img" aria-label="On the call" />}
        {hasTime && (
          <time dateTime={created_at} title={formatDate(created_at)}>
            {timeOfDay(created_at)}
          </time>
        )}
        {actions}
      </div>
      {meta.file_deleted ? (
        <p className={styles['file-deleted']}>The file was deleted.</p>
      ) : (
        <MessageContent content={content} drawText={sender_type === 'visitor' ? undefined : drawMarkdown} />
      )}
      {meta.type === 'picked' && <p className={styles['picked']}>Picked from the suggested articles</p>}
      <ArticleTitles label="Sources" articles={meta.citations} />
      <ArticleTitles label="Suggested articles" articles={meta.articles} />
      {meta.choices && (
        <ul className={styles['citations']} aria-label="Choices">
          {meta.choices.map(choice => (
            <li key={choice} dir="auto">
              {choice}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

type ArticleTitlesProps = { readonly label: string; readonly articles: readonly Citation[] | undefined }

function ArticleTitles({ label, articles = [] }: ArticleTitlesProps) {
  if (articles.length === 0) return null
  return (
    <ul className={styles['citations']} aria-label={label}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <BookOpen size={13} aria-hidden="true" />
          <span dir="auto">{title}</span>
        </li>
      ))}
    </ul>
  )
}
