import { Suspense } from 'react'
import { SURVEY_EMAIL_DELAY, SURVEY_QUIET_DAYS_MAX, SURVEY_TEXT_MAX } from '#contract/constants/surveys.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'
import { NO_OWN_TEXTS, surveyTextsFor } from '#core/messages/survey-messages.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { byLocale } from '../frame/language-rows.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'

/** Fields of the survey's texts, apart from their labels and hints. */
const text = (name: keyof SurveyTexts) =>
  ({
    kind: 'localized',
    maxLength: SURVEY_TEXT_MAX,
    builtIn: ({ kind }: CsatSettings) => byLocale(locale => surveyTextsFor(locale, kind, NO_OWN_TEXTS)[name]),
  }) as const

const CSAT = [
  {
    title: 'When to ask',
    lead: 'Visitors are asked once a conversation is resolved, whoever resolves it. Not for spam, blocked visitors, or visitors who never wrote.',
    fields: {
      is_enabled: {
        kind: 'switch',
        label: 'Ask for ratings',
        hint: 'While it is off, surveys on your pages take no answers either. Voice calls always end with a thumbs rating.',
      },
      kind: {
        kind: 'select',
        label: 'Kind',
        hint: 'Surveys that were already asked keep their kind.',
        options: {
          emoji: 'Five faces',
          stars: 'Five stars',
          numbers: '0 to 10',
          thumbs: 'Thumbs up or down',
          comment: 'A comment alone',
        },
      },
      asks_about: {
        kind: 'choice',
        label: 'Ask about',
        hint: 'By who answered the visitor. Once an agent has replied, it counts as the agent’s.',
        options: { all: 'Everything', agent: 'Agents', ai: 'The AI alone' },
      },
      share_percent: {
        kind: 'number',
        label: 'Share of conversations',
        hint: '1 to 100. Each conversation is chosen once; resolving it again doesn’t change that.',
        min: 1,
        max: 100,
        unit: 'percent',
      },
      quiet_days: {
        kind: 'number',
        label: 'Quiet days',
        hint: `0 to ${SURVEY_QUIET_DAYS_MAX}. After a survey, a customer gets no other for this many days. Visitors without an email address can’t be recognized.`,
        min: 0,
        max: SURVEY_QUIET_DAYS_MAX,
        unit: 'days',
      },
    },
  },
  {
    title: 'Where to ask',
    fields: {
      in_chat: {
        kind: 'switch',
        label: 'In the chat',
        hint: 'At the end of the thread, as soon as the conversation is resolved.',
      },
      by_email: {
        kind: 'switch',
        label: 'By email',
        hint: 'To visitors who have given an address and not answered yet, once per conversation. Tickets are asked about by email alone.',
      },
      email_delay_minutes: {
        kind: 'number',
        when: ({ by_email }) => by_email,
        label: 'Send the email after',
        hint: `${SURVEY_EMAIL_DELAY.min} to ${SURVEY_EMAIL_DELAY.max.toLocaleString('en')} minutes after the conversation was resolved, which is up to a week. None is sent if it goes on.`,
        min: SURVEY_EMAIL_DELAY.min,
        max: SURVEY_EMAIL_DELAY.max,
        unit: 'minutes',
      },
    },
  },
  {
    title: 'Words',
    lead: 'Leave a field empty to use the default text, shown in gray.',
    fields: {
      question: {
        ...text('question'),
        label: 'Question',
        hint: 'The first thing visitors read, in the chat, on pages and in the email.',
      },
      low: {
        ...text('low'),
        // A survey of this kind asks nothing after its question.
        when: ({ kind }) => kind !== 'comment',
        label: 'After a low score',
        hint: 'Asks visitors who are not satisfied for a comment: below 4 of 5, below 7 of 10, thumbs down.',
      },
      high: {
        ...text('high'),
        when: ({ kind }) => kind !== 'comment',
        label: 'After a high score',
        hint: 'Asks satisfied visitors for a comment.',
      },
      thanks: { ...text('thanks'), label: 'Thanks', hint: 'Shown once the answer is sent.' },
    },
  },
] as const satisfies FieldGroups<'csat'>

/** Loaded later, because the page shows without it. */
const SurveyPreview = lazyPart(async () => (await import('./survey-preview.tsx')).SurveyPreview)

/** `/admin/settings/csat` (ADMIN-04): whether and how visitors are asked to rate a conversation. */
export function CsatPage() {
  return (
    <SettingsLoader
      title="Satisfaction surveys"
      lead="How visitors are asked to rate their conversations. Ratings show in each conversation’s thread."
      fields={{ csat: CSAT }}
    >
      {({ csat }) => <CsatForm state={csat} />}
    </SettingsLoader>
  )
}

function CsatForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('csat', state, labelsOf(CSAT))
  return (
    <SettingsForm
      drafts={[draft]}
      aside={
        <Suspense fallback={<aside aria-label="Preview" />}>
          <SurveyPreview csat={draft.value} />
        </Suspense>
      }
    >
      <SettingsFields draft={draft} groups={CSAT} />
    </SettingsForm>
  )
}
