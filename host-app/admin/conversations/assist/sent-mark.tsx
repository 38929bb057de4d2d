import { skipToken, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { AssistState } from '#contract/entities/assist.ts'
import type { Message } from '#contract/entities/message.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import styles from './assist.module.css'

/** Marks a reply that was sent from a text of the AI. Only colleagues see it. */
export function SentMark({ message }: { readonly message: Pick<Message, 'conversation_id' | 'sequence'> }) {
  const { data } = useQuery<AssistState['sent']>({
    queryKey: queryKeys.assist(message.conversation_id, 'sent'),
    queryFn: skipToken,
  })
  const sent = data?.find(({ sequence }) => sequence === message.sequence)
  if (!sent) return null
  return (
    <span className={styles['mark']} title="Only colleagues see this.">
      <Sparkles size={11} aria-hidden="true" />
      {sent.is_unchanged ? 'Written with AI' : 'Written with AI, edited'}
    </span>
  )
}
