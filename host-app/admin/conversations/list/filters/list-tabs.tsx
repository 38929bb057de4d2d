import type { ConversationCounts, ConversationListState } from '#contract/entities/conversation-list.ts'
import styles from '../conversation-list.module.css'
import { TABS } from './filters.ts'

type ListTabsProps = {
  readonly state: ConversationListState
  readonly counts: ConversationCounts | undefined
  readonly onChoose: (state: ConversationListState) => void
}

/** Tabs for the conversation states, with their counts. */
export function ListTabs({ state, counts, onChoose }: ListTabsProps) {
  return (
    <fieldset className={styles['filters']}>
      <legend className="visually-hidden">Show</legend>
      {TABS.map(({ key, label, isCounted }) => (
        <button key={key} type="button" aria-pressed={state === key} onClick={() => onChoose(key)}>
          {label}
          {counts && isCounted && <span className={styles['count']}>{counts[key].toLocaleString()}</span>}
        </button>
      ))}
    </fieldset>
  )
}
