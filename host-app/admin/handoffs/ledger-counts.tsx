import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ResponseOf } from '#contract/routes/index.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './ledger-counts.module.css'

type LedgerCountsProps = Pick<ResponseOf<'listHandoffs'>, 'counts' | 'orphans'>

const LABELS = {
  open: 'Waiting now',
  answered: 'Answered',
  ticketed: 'Became a ticket',
  withdrawn: 'Withdrawn',
} as const

/** Counts of all outcomes, and of requests that got lost (`orphans`). */
export function LedgerCounts({ counts, orphans }: LedgerCountsProps) {
  return (
    <div className={styles['counts']}>
      <dl>
        {(Object.keys(LABELS) as (keyof typeof LABELS)[]).map(each => (
          <div key={each}>
            <dt>{LABELS[each]}</dt>
            <dd>
              {counts[each]}{' '}
              {each === 'open' && counts.late > 0 && <Badge tone="danger">{counts.late} late</Badge>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['proof']} data-broken={orphans > 0} role={orphans > 0 ? 'alert' : undefined}>
        {orphans > 0 ? (
          <ShieldAlert size={16} aria-hidden="true" />
        ) : (
          <ShieldCheck size={16} aria-hidden="true" />
        )}
        <span>
          <strong>Orphans: {orphans}</strong>{' '}
          {orphans > 0
            ? 'Some handoffs don’t match their conversations. Check the waiting conversations.'
            : 'Every waiting conversation is listed here, and every open handoff has a waiting visitor.'}
        </span>
      </p>
    </div>
  )
}
