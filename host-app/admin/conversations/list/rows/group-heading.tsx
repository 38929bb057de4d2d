import { CircleDashed, Hand, type LucideIcon, Sparkles, UserRound } from 'lucide-react'
import { TURN_LABELS, type Turn } from '../../turn.ts'
import styles from './group-heading.module.css'
import type { RowGroup } from './row-groups.ts'

const ICONS: Readonly<Record<Turn, LucideIcon>> = {
  waiting: Hand,
  person: UserRound,
  ai: Sparkles,
  none: CircleDashed,
}

/** The heading above the first row of a group: who has its conversations, and how many they are. */
export function GroupHeading({ turn, count }: RowGroup) {
  const Icon = ICONS[turn]
  return (
    <h2 className={styles['group']}>
      <Icon size={13} aria-hidden="true" />
      {TURN_LABELS[turn]}
      {count !== null && <span>{count.toLocaleString()}</span>}
    </h2>
  )
}
