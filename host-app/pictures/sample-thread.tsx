import type { Message } from '#contract/entities/message.ts'
import { MessageBubble } from '../admin/conversations/message-bubble.tsx'
import styles from './sample-thread.module.css'

const AT = '2026-03-02T09:30:00Z'

const common = { conversation_id: 'sample', created_at: AT, meta: {}, helpful: null }
const MESSAGES: readonly Message[] = [
  {
    ...common,
    id: '1',
    client_id: '1',
    sequence: 1,
    sender_type: 'visitor',
    sender_name: 'Visitor',
    content: 'Can I send back a kettle I have used once?',
  },
  {
    ...common,
    id: '2',
    client_id: '2',
    sequence: 2,
    sender_type: 'ai',
    sender_name: null,
    content:
      'Yes. You can return it within 30 days, used or not, as long as everything that came with it is in the box.',
    meta: { type: 'answer', citations: [{ title: 'Returns and refunds', slug: 'returns' }] },
  },
  {
    ...common,
    id: '3',
    client_id: '3',
    sequence: 3,
    sender_type: 'visitor',
    sender_name: 'Visitor',
    content: 'The box is gone. Can I talk to somebody?',
  },
  {
    ...common,
    id: '4',
    client_id: '4',
    sequence: 4,
    sender_type: 'agent',
    sender_name: 'Mara',
    content: 'Hi, Mara here. Any sturdy box will do – I have put a label in your email.',
  },
]

/** A made-up conversation, drawn with the inbox's own bubbles so that the picture is never out of date. */
export function SampleThread() {
  return (
    <figure className={styles['thread']}>
      <figcaption>An example conversation</figcaption>
      {MESSAGES.map(message => (
        <MessageBubble key={message.id} message={message} hasTime={false} />
      ))}
    </figure>
  )
}
