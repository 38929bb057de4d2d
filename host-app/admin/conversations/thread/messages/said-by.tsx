import type { ReactNode } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { AiAvatar, Avatar } from '#host-app/shared/ui/avatar.tsx'
import styles from './said-by.module.css'
import { senderName } from './sender-name.ts'

type SaidByProps = {
  /** Nothing where nobody speaks, such as in a message of the system. */
  readonly face: ReactNode
  readonly children: ReactNode
}

/**
 * What somebody has said, with their face on the turn line. A tap gives it the focus, which shows what only a pointer's
 * hovering would.
 */
export function SaidBy({ face, children }: SaidByProps) {
  return (
    <div className={styles['said']} tabIndex={-1}>
      {face && <span className={styles['face']}>{face}</span>}
      {children}
    </div>
  )
}

/** Returns the face of a message's sender. @param customer how the desk names the conversation's customer. */
export function senderFace(message: Message, customer: string): ReactNode {
  if (message.sender_type === 'system' || message.meta.deleted_by !== undefined) return null
  return message.sender_type === 'ai' ? <AiAvatar /> : <Avatar name={senderName(message, customer)} />
}
