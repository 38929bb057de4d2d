import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { subjectText } from '#host-app/admin/common/conversation-text.ts'
import { customerLabel } from '#host-app/admin/common/customer-label.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { drawMessage } from '../../../common/message-markdown.tsx'
import { fetchThread } from '../fetch-thread.ts'
import styles from './merged-thread.module.css'
import { MessageBubble } from './message-bubble.tsx'

type MergedThreadProps = { readonly conversation: StaffConversation }

/** The newest messages of a conversation that was merged into the open one, under a heading that says so. */
export const MergedThread = memo(function MergedThread({ conversation }: MergedThreadProps) {
  const { id, subject } = conversation
  const thread = useQuery({
    queryKey: queryKeys.mergedThread(id),
    queryFn: () => fetchThread(callApi, id, []),
  })
  const hasMore = (thread.data?.[0]?.sequence ?? 1) > 1
  return (
    <section className={styles['merged']} aria-label={`Merged conversation: ${subject}`}>
      <p className={styles['separator']}>
        <span>
          Merged from <Link to={`/admin/conversations/${id}`}>{subjectText(subject)}</Link>
        </span>
      </p>
      {thread.isPending && (
        <p role="status">
          <Spinner /> Loading its messages
        </p>
      )}
      {thread.error && <p role="alert">Its messages could not be loaded. {errorText(thread.error)}</p>}
      {hasMore && <p className={styles['more']}>Its latest messages; open the conversation for the rest.</p>}
      {thread.data?.map(message => (
        <MessageBubble
          key={message.id}
          message={message}
          customer={customerLabel(conversation)}
          drawMarkdown={drawMessage}
        />
      ))}
      <p className={styles['separator']}>
        <span>This conversation continues</span>
      </p>
    </section>
  )
})
