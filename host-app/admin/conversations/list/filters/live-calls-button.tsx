import { Phone } from 'lucide-react'
import type { ConversationListState } from '#contract/entities/conversation-list.ts'
import styles from '../conversation-list.module.css'

type LiveCallsButtonProps = {
  readonly count: number
  readonly isChosen: boolean
  readonly onChoose: (state: ConversationListState) => void
}

/**
 * Shows the live calls, and their number; pressed again, the open conversations. Absent while there is no call, so that
 * companies without calls never see it.
 */
export function LiveCallsButton({ count, isChosen, onChoose }: LiveCallsButtonProps) {
  if (count === 0 && !isChosen) return null
  return (
    <button
      type="button"
      className={styles['liveCalls']}
      aria-pressed={isChosen}
      aria-label={`${count} live ${count === 1 ? 'call' : 'calls'}`}
      title="Live calls"
      onClick={() => onChoose(isChosen ? 'open' : 'live-calls')}
    >
      <Phone size={12} aria-hidden="true" />
      {count} live
    </button>
  )
}
