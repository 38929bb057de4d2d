import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { SURVEY_TEXT_MAX } from '#contract/constants/surveys.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import { NO_OWN_TEXTS, surveyTextsFor } from '#core/messages/survey-messages.ts'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { CSAT_LABELS as LABELS } from './csat-labels.ts'

const HINTS: Readonly<Record<keyof SurveyTexts, string>> = {
  question: 'The first thing visitors read, in the chat, on pages and in the email.',
  low: 'Asks visitors who are not satisfied for a comment: below 4 of 5, below 7 of 10, thumbs down.',
  high: 'Asks satisfied visitors for a comment.',
  thanks: 'Shown once the answer is sent.',
}

/** Edits what surveys say. A survey of the kind `comment` asks nothing after its question. */
export function WordsFields({ draft: { value, errors, set } }: { readonly draft: DraftOf<'csat'> }) {
  const names =
    value.kind === 'comment'
      ? (['question', 'thanks'] as const)
      : (['question', 'low', 'high', 'thanks'] as const)
  return (
    <Section title="Words" lead="An empty field gives the built-in words, which it shows in gray.">
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
