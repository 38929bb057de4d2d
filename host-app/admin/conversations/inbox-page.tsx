import { MessagesSquare } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Notice } from '../../ui/notice.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ConversationList } from './conversation-list.tsx'
import styles from './inbox-page.module.css'
import { ThreadPane } from './thread-pane.tsx'
import { useOutbox } from './use-outbox.ts'

/** `/admin/conversations` and one of them: list, thread and customer side by side, or one of them on a small screen. */
export function InboxPage() {
  const { id } = useParams()
  const { member, list } = useAdmin()
  const outbox = useOutbox()
  useTitle('Conversations')

  return (
    <main className={styles['inbox']} aria-label="Inbox" data-open={id !== undefined}>
      <section className={styles['list']} aria-label="Conversations">
        <ConversationList list={list} openId={id} memberId={member.id} />
      </section>
      {id === undefined ? (
        <div className={styles['nothing']}>
          <Notice
            icon={<MessagesSquare size={20} />}
            title="Choose a conversation"
            text="Its messages and what is known about the customer appear here."
          />
        </div>
      ) : (
        <ThreadPane key={id} id={id} list={list} member={member} outbox={outbox} />
      )}
    </main>
  )
}
