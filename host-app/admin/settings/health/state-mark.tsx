import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { HealthState } from '#contract/constants/health.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import styles from './state-mark.module.css'

const STATES = {
  ok: { icon: CircleCheck, word: 'OK', tone: 'good' },
  attention: { icon: TriangleAlert, word: 'Needs attention', tone: 'warning' },
  broken: { icon: CircleX, word: 'Broken', tone: 'danger' },
} as const satisfies Record<HealthState, object>

/** A state as an icon and a word, so that nobody needs to see its color. @param word replaces the state's own word */
export function StateMark({ state, word }: { readonly state: HealthState; readonly word?: string }) {
  const { icon: Icon, word: own, tone } = STATES[state]
  return (
    <Badge tone={tone}>
      <span className={styles['mark']}>
        <Icon size={14} aria-hidden="true" />
        {word ?? own}
      </span>
    </Badge>
  )
}
