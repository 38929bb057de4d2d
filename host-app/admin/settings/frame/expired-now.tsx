import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '#host-app/shared/api/use-api.ts'
import styles from './rows.module.css'

/** What each setting deletes by age, as its hint says it. */
const DELETED = {
  retention_days: { rows: 'conversations', verb: 'erases', one: 'conversation', none: 'nothing' },
  file_retention_days: { rows: 'files', verb: 'deletes', one: 'file', none: 'nothing' },
  session_days: { rows: 'sessions', verb: 'ends', one: 'session', none: 'no session' },
} as const

type ExpiredQuery = {
  readonly field: keyof typeof DELETED
  readonly days: number
  /** The least and the most days of the setting. */
  readonly min: number
  readonly max: number
}

/** Reads how much a setting would delete now: null if a Supabase project decides, undefined if it is not known. */
export function useExpired({ field, days, min, max }: ExpiredQuery): number | null | undefined {
  const { data } = useApi(
    'countExpired',
    { query: { [field]: days } },
    {
      enabled: isWithin({ days, min, max }),
      select: expired => expired[DELETED[field].rows],
      placeholderData: keepPreviousData,
    },
  )
  return data
}

/** Says how much a setting would delete now; its limits if the days are outside of them. */
export function ExpiredNow(query: ExpiredQuery) {
  const count = useExpired(query)
  const { rows, verb, one, none } = DELETED[query.field]
  if (!isWithin(query) || count === undefined || count === null)
    return `${query.min} to ${query.max.toLocaleString('en')} days.`
  if (count === 0) return `Today, this ${verb} ${none}.`
  return (
    <b className={styles['warning']}>
      Today, this {verb} {count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${rows}`}.
    </b>
  )
}

function isWithin({ days, min, max }: Omit<ExpiredQuery, 'field'>): boolean {
  return Number.isInteger(days) && days >= min && days <= max
}
