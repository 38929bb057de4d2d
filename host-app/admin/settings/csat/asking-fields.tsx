import { SURVEY_EMAIL_DELAY, SURVEY_QUIET_DAYS_MAX } from '#contract/constants/surveys.ts'
import { Section } from '../../common/section.tsx'
import { ChoiceRow, NumberRow, SelectRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { KIND_LABELS, CSAT_LABELS as LABELS, SUBJECT_LABELS } from './csat-labels.ts'

type Props = { readonly draft: DraftOf<'csat'> }

/** Edits whether visitors are asked, about what, and how often. */
export function AskingFields({ draft: { value, errors, set } }: Props) {
  return (
    <Section
      title="When to ask"
      lead="Visitors are asked once a conversation is resolved, by whomever. Nobody is asked about spam, and no one who is blocked or never wrote."
    >
      <SwitchRow
        label={LABELS.is_enabled}
        hint="While it is off, surveys on your pages take no answers either. Voice calls end with thumbs in any case."
        value={value.is_enabled}
        onChange={is_enabled => set({ is_enabled })}
      />
      <SelectRow
        label={LABELS.kind}
        hint="Surveys that were already asked keep their kind."
        error={errors['kind']}
        options={KIND_LABELS}
        value={value.kind}
        onChange={kind => set({ kind })}
      />
      <ChoiceRow
        label={LABELS.asks_about}
        hint="By who answered the visitor. Once an agent has replied, it counts as the agent’s."
        error={errors['asks_about']}
        options={SUBJECT_LABELS}
        value={value.asks_about}
        onChange={asks_about => set({ asks_about })}
      />
      <NumberRow
        label={LABELS.share_percent}
        hint="1 to 100. Each conversation is in or out for good, so resolving it twice changes nothing."
        error={errors['share_percent']}
        min={1}
        max={100}
        unit="percent"
        value={value.share_percent}
        onChange={share_percent => set({ share_percent })}
      />
      <NumberRow
        label={LABELS.quiet_days}
        hint={`0 to ${SURVEY_QUIET_DAYS_MAX}. A customer who was asked is asked about no other conversation for so many days. Visitors without an address can’t be recognized.`}
        error={errors['quiet_days']}
        min={0}
        max={SURVEY_QUIET_DAYS_MAX}
        unit="days"
        value={value.quiet_days}
        onChange={quiet_days => set({ quiet_days })}
      />
    </Section>
  )
}

/** Edits where visitors are asked. */
export function PlaceFields({ draft: { value, errors, set } }: Props) {
  return (
    <Section title="Where to ask">
      <SwitchRow
        label={LABELS.in_chat}
        hint="At the end of the thread, as soon as the conversation is resolved."
        value={value.in_chat}
        onChange={in_chat => set({ in_chat })}
      />
      <SwitchRow
        label={LABELS.by_email}
        hint="To visitors who have given an address and not answered yet, once per conversation. Tickets are asked about by email alone."
        value={value.by_email}
        onChange={by_email => set({ by_email })}
      />
      {value.by_email && (
        <NumberRow
          label={LABELS.email_delay_minutes}
          hint={`${SURVEY_EMAIL_DELAY.min} to ${SURVEY_EMAIL_DELAY.max.toLocaleString('en')} minutes after the conversation was resolved, which is up to a week. None is sent if it goes on.`}
          error={errors['email_delay_minutes']}
          min={SURVEY_EMAIL_DELAY.min}
          max={SURVEY_EMAIL_DELAY.max}
          unit="minutes"
          value={value.email_delay_minutes}
          onChange={email_delay_minutes => set({ email_delay_minutes })}
        />
      )}
    </Section>
  )
}
