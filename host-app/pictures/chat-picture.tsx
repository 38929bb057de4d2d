import { ArrowUp, BookOpen } from 'lucide-react'
import type { Message } from '#contract/entities/message.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { INVOICE, PRIYA } from './both-sides-sample.ts'
import styles from './chat-picture.module.css'

/** The chat of the same conversation, open on the company's page. */
export function ChatPicture() {
  return (
    <div className={styles['page']}>
      <p className={styles['address']}>
        <span>acme-planner.example</span>
      </p>
      <p className={styles['company']}>Acme Planner</p>
      <div className={styles['chat']}>
        <p className={styles['head']}>
          <Avatar name={PRIYA} />
          <span>
            <b>{PRIYA}</b>
            Acme Planner
          </span>
        </p>
        <div className={styles['messages']}>
          {INVOICE.messages.map(message => (
            <Said key={message.id} message={message} />
          ))}
        </div>
        <p className={styles['field']}>
          Write a message
          <span>
            <ArrowUp size={17} aria-hidden="true" />
          </span>
        </p>
      </div>
    </div>
  )
}

function Said({ message: { sender_type, sender_name, content, meta } }: { readonly message: Message }) {
  return (
    <>
      {sender_name && <p className={styles['joined']}>{sender_name} joined the conversation</p>}
      <div className={styles[sender_type]}>
        <p>{content}</p>
        {meta.citations?.map(({ slug, title }) => (
          <small key={slug}>
            <BookOpen size={13} aria-hidden="true" />
            {title}
          </small>
        ))}
      </div>
    </>
  )
}
