import { AUTO_CLOSE_DAYS, FILE_RETENTION_DAYS, RETENTION_DAYS } from '#contract/constants/settings.ts'
import { Section } from '../../common/section.tsx'
import { ExpiredNow } from '../frame/expired-now.tsx'
import { NumberRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { PAGE_LABELS } from './page-labels.ts'

const LABELS = PAGE_LABELS.conversations
/** Days that a switch sets when it is turned on. */
const FIRST_DAYS = { auto_close_days: 14, retention_days: 365, file_retention_days: 90 } as const

type Props = { readonly draft: DraftOf<'conversations'> }

/** Edits when conversations close by themselves, when they and their files are erased, and whether pages are kept. */
export function AgeFields({ draft: { value, errors, set } }: Props) {
  const { auto_close_days, auto_close_tickets, retention_days, file_retention_days, keeps_pages } = value
  return (
    <>
      <Section
        title="Auto-close"
        lead="Resolves conversations in which nobody writes anymore. Visitors reopen them by writing."
      >
        <SwitchRow
          label={LABELS.auto_close_days}
          hint="Skips conversations that are snoozed or wait for your reply."
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
      <Section
        title="Retention"
        lead="What is kept of conversations, and for how long. Erasing takes the messages, notes and files."
      >
        <SwitchRow
          label={LABELS.retention_days}
          hint="This can’t be undone. The access log keeps only the count."
          value={retention_days !== null}
          onChange={isOn => set({ retention_days: isOn ? FIRST_DAYS.retention_days : null })}
        />
        {retention_days !== null && (
          <NumberRow
            label="Days after they were resolved"
            hint={<ExpiredNow field="retention_days" days={retention_days} {...RETENTION_DAYS} />}
            error={errors['retention_days']}
            {...RETENTION_DAYS}
            unit="days"
            value={retention_days}
            onChange={days => set({ retention_days: days })}
          />
        )}
        <SwitchRow
          label={LABELS.file_retention_days}
          hint="Before their conversations are erased. Messages stay, and say that a file was deleted."
          value={file_retention_days !== null}
          onChange={isOn => set({ file_retention_days: isOn ? FIRST_DAYS.file_retention_days : null })}
        />
        {file_retention_days !== null && (
          <NumberRow
            label="Days after the conversation was resolved"
            hint={
              <ExpiredNow field="file_retention_days" days={file_retention_days} {...FILE_RETENTION_DAYS} />
            }
            error={errors['file_retention_days']}
            {...FILE_RETENTION_DAYS}
            unit="days"
            value={file_retention_days}
            onChange={days => set({ file_retention_days: days })}
          />
        )}
        <SwitchRow
          label={LABELS.keeps_pages}
          hint="Its title and path, without the query string. Your team sees the pages beside the conversation. Turning this off doesn’t delete those already kept."
          value={keeps_pages}
          onChange={isOn => set({ keeps_pages: isOn })}
        />
      </Section>
    </>
  )
}
