import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AUTO_CLOSE_DAYS, RETENTION_DAYS } from '#contract/constants/settings.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Section } from '../../common/section.tsx'
import { NumberRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import styles from './conversations.module.css'
import { PAGE_LABELS } from './page-labels.ts'

const LABELS = PAGE_LABELS.conversations
/** Days that a switch sets when it is turned on. */
const FIRST_DAYS = { auto_close_days: 14, retention_days: 365 } as const

type Props = { readonly draft: DraftOf<'conversations'> }

/** Edits when conversations close by themselves, and when they are erased. */
export function AgeFields({ draft: { value, errors, set } }: Props) {
  const { auto_close_days, auto_close_tickets, retention_days } = value
  return (
    <>
      <Section
        title="Auto-close"
        lead="Resolves conversations in which nobody writes anymore. Visitors reopen them by writing."
      >
        <SwitchRow
          label={LABELS.auto_close_days}
          hint="Never while somebody waits for your answer, and never a snoozed conversation."
          value={auto_close_days !== null}
          onChange={isOn => set({ auto_close_days: isOn ? FIRST_DAYS.auto_close_days : null })}
        />
        {auto_close_days !== null && (
          <>
            <NumberRow
              label="After days without a message"
              error={errors['auto_close_days']}
              {...AUTO_CLOSE_DAYS}
              unit="days"
              value={auto_close_days}
              onChange={days => set({ auto_close_days: days })}
            />
            <SwitchRow
              label={LABELS.auto_close_tickets}
              value={auto_close_tickets}
              onChange={isOn => set({ auto_close_tickets: isOn })}
            />
          </>
        )}
      </Section>
      <Section title="Retention" lead="Erases resolved conversations with their messages, notes and files.">
        <SwitchRow
          label={LABELS.retention_days}
          hint="Nobody can bring them back. The access log keeps the number."
          value={retention_days !== null}
          onChange={isOn => set({ retention_days: isOn ? FIRST_DAYS.retention_days : null })}
        />
        {retention_days !== null && (
          <NumberRow
            label="Days after they were resolved"
            hint={<Erasable days={retention_days} />}
            error={errors['retention_days']}
            {...RETENTION_DAYS}
            unit="days"
            value={retention_days}
            onChange={days => set({ retention_days: days })}
          />
        )}
      </Section>
    </>
  )
}

/** Says how many conversations would be erased now. */
function Erasable({ days }: { readonly days: number }) {
  const isValid = days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max
  const { data } = useQuery({
    queryKey: queryKeys.erasable(days),
    queryFn: async () => (await callApi('countErasable', { query: { days } })).conversations,
    enabled: isValid,
    placeholderData: keepPreviousData,
  })
  if (!isValid || data === undefined) return `${RETENTION_DAYS.min} to ${RETENTION_DAYS.max} days.`
  if (data === 0) return 'Today, this erases nothing.'
  return (
    <b className={styles['warning']}>
      Today, this erases {data === 1 ? '1 conversation' : `${data.toLocaleString('en')} conversations`}.
    </b>
  )
}
