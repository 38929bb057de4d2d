import { MessagesSquare } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import styles from './inbox-page.module.css'
import { ConversationList } from './list/conversation-list.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'

const ThreadPane = lazyPart(async () => (await import('./thread/thread-pane.tsx')).ThreadPane)
const LATER = [ThreadPane]

/**
 * `/admin/conversations` and `/admin/conversations/:id`: list, thread and customer side by side, or one of
 * them on a small screen.
 */
export function InboxPage() {
  const { id } = useParams()
  const { member, list, counts } = useAdmin()
  useTitle('Conversations')
  usePreload(LATER)
  const nothing = (
    <div className={styles['nothing']}>
      <Notice icon={<MessagesSquare size={20} />} text="The conversation that you choose appears here." />
    </div>
  )
  // Loads the thread's code when the list is hovered or focused, before a row is opened.
  const preload = () => void ThreadPane.preload().catch(() => {})

  return (
    <main className={styles['inbox']} aria-label="Inbox" data-open={id !== undefined}>
      <h1 className={styles['phoneTitle']}>Conversations</h1>
      <section
        className={styles['list']}
        aria-label="Conversations"
        onPointerOver={preload}
        onFocus={preload}
      >
        <ConversationList list={list} counts={counts} openId={id} member={member} />
      </section>
      {id === undefined ? (
        nothing
      ) : (
        <Suspense fallback={<ThreadSkeleton />}>
          <ThreadPane key={id} id={id} list={list} member={member} />
        </Suspense>
      )}
    </main>
  )
}
