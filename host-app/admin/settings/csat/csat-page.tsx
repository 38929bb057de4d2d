import { Suspense } from 'react'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { SURVEY_EMAIL_DELAY, SURVEY_QUIET_DAYS_MAX, SURVEY_TEXT_MAX } from '#contract/constants/surveys.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { NO_OWN_TEXTS, surveyTextsFor } from '#core/messages/survey-messages.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { ChoiceRow, NumberRow, SelectRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { CSAT_LABELS, KIND_LABELS, CSAT_LABELS as LABELS, SUBJECT_LABELS } from './csat-labels.ts'

const HINTS: Readonly<Record<keyof SurveyTexts, string>> = {
  question: 'The first thing visitors read, in the chat, on pages and in the email.',
  low: 'Asks visitors who are not satisfied for a comment: below 4 of 5, below 7 of 10, thumbs down.',
  high: 'Asks satisfied visitors for a comment.',
  thanks: 'Shown once the answer is sent.',
}

/** Loaded later, because the page shows without it. */
const SurveyPreview = lazyPart(async () => (await import('./survey-preview.tsx')).SurveyPreview)

/** `/admin/settings/csat` (ADMIN-04): whether and how visitors are asked to rate a conversation. */
export function CsatPage() {
  return (
    <SettingsLoader
      title="Satisfaction surveys"
      lead="How visitors are asked to rate their conversations. Ratings show in each conversation’s thread."
      sections={['csat']}
      labels={{ csat: CSAT_LABELS }}
    >
      {({ csat }) => <CsatForm state={csat} />}
    </SettingsLoader>
  )
}

function CsatForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('csat', state, CSAT_LABELS)
  return (
    <SettingsForm
      drafts={[draft]}
      aside={
        <Suspense fallback={<aside aria-label="Preview" />}>
          <SurveyPreview csat={draft.value} />
        </Suspense>
      }
    >
      <AskingFields draft={draft} />
      <PlaceFields draft={draft} />
      <WordsFields draft={draft} />
    </SettingsForm>
  )
}

/** Edits what surveys say. A survey of the kind `comment` asks nothing after its question. */
function WordsFields({ draft: { value, errors, set } }: { readonly draft: DraftOf<'csat'> }) {
  const names =
    value.kind === 'comment'
      ? (['question', 'thanks'] as const)
      : (['question', 'low', 'high', 'thanks'] as const)
  return (
    <Section title="Words" lead="Leave a field empty to use the default text, shown in gray.">
      {names.map(name => (
        <LocalizedRow
          key={name}
          label={LABELS[name]}
          hint={HINTS[name]}
          error={errors[name]}
          maxLength={SURVEY_TEXT_MAX}
          languages={LOCALES}
          builtIn={byLocale(locale => surveyTextsFor(locale, value.kind, NO_OWN_TEXTS)[name])}
          value={value[name]}
          onChange={texts => set({ [name]: texts })}
        />
      ))}
    </Section>
  )
}

function byLocale(textOf: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map(locale => [locale, textOf(locale)])) as Record<Locale, string>
}

type Props = { readonly draft: DraftOf<'csat'> }

/** Edits whether visitors are asked, about what, and how often. */
function AskingFields({ draft: { value, errors, set } }: Props) {
  return (
    <Section
      title="When to ask"
      lead="Visitors are asked once a conversation is resolved, whoever resolves it. Not for spam, blocked visitors, or visitors who never wrote."
    >
      <SwitchRow
        label={LABELS.is_enabled}
        hint="While it is off, surveys on your pages take no answers either. Voice calls always end with a thumbs rating."
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
        hint="1 to 100. Each conversation is chosen once; resolving it again doesn’t change that."
        error={errors['share_percent']}
        min={1}
        max={100}
        unit="percent"
        value={value.share_percent}
        onChange={share_percent => set({ share_percent })}
      />
      <NumberRow
        label={LABELS.quiet_days}
        hint={`0 to ${SURVEY_QUIET_DAYS_MAX}. After a survey, a customer gets no other for this many days. Visitors without an email address can’t be recognized.`}
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
function PlaceFields({ draft: { value, errors, set } }: Props) {
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
