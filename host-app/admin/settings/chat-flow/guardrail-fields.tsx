import {
  ANSWERS_PER_CONVERSATION_MAX,
  ANSWERS_PER_DAY_MAX,
  FORBIDDEN_TOPICS_MAX,
  INSTRUCTIONS_MAX,
  MAX_SENTENCES_MAX,
  VISITOR_LANGUAGE,
} from '#contract/constants/ai.ts'
import { LOCALES } from '#contract/constants/locales.ts'
import { AreaRow, ChoiceRow, LinesRow, NumberRow, SelectRow } from '../frame/rows.tsx'
import type { DraftOf, FieldLabels } from '../frame/use-settings-draft.ts'

const TONES = { friendly: 'Friendly', neutral: 'Neutral', formal: 'Formal' } as const
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Labels of the AI's settings. */
export const GUARDRAIL_LABELS: FieldLabels<'ai'> = {
  tone: 'Tone',
  max_sentences: 'Maximum sentences',
  answer_language: 'Language of answers',
  forbidden_topics: 'Topics to leave to humans',
  answers_per_conversation: 'Answers per conversation',
  answers_per_day: 'Answers per day',
  instructions: 'Instructions for the language model',
}
const LABELS = GUARDRAIL_LABELS

type Props = {
  readonly draft: DraftOf<'ai'>
  /** Answers since midnight UTC; undefined while unknown. */
  readonly answersToday: number | undefined
}

/** Edits the AI's tone, forbidden topics and limits. */
export function GuardrailFields({ draft, answersToday }: Props) {
  const { value, errors, set } = draft
  const languages = [...new Set([...LOCALES, value.answer_language])].filter(tag => tag !== VISITOR_LANGUAGE)
  const today = answersToday === undefined ? '' : ` ${answersToday} so far today.`
  return (
    <>
      <ChoiceRow label={LABELS.tone} options={TONES} value={value.tone} onChange={tone => set({ tone })} />
      <NumberRow
        label={LABELS.max_sentences}
        error={errors['max_sentences']}
        min={1}
        max={MAX_SENTENCES_MAX}
        value={value.max_sentences}
        onChange={max_sentences => set({ max_sentences })}
      />
      <SelectRow
        label={LABELS.answer_language}
        options={{
          [VISITOR_LANGUAGE]: 'The visitor’s',
          ...Object.fromEntries(languages.map(tag => [tag, LANGUAGE_NAMES.of(tag) ?? tag])),
        }}
        value={value.answer_language}
        onChange={answer_language => set({ answer_language })}
      />
      <LinesRow
        label={LABELS.forbidden_topics}
        hint={`One per line, ${FORBIDDEN_TOPICS_MAX} at most. Other forms and typos count, too; the visitor is offered a human.`}
        error={errors['forbidden_topics']}
        rows={4}
        placeholder="legal advice"
        value={value.forbidden_topics}
        onChange={forbidden_topics => set({ forbidden_topics })}
      />
      <NumberRow
        label={LABELS.answers_per_conversation}
        hint="From articles. Then the AI offers a human."
        error={errors['answers_per_conversation']}
        min={1}
        max={ANSWERS_PER_CONVERSATION_MAX}
        value={value.answers_per_conversation}
        onChange={answers_per_conversation => set({ answers_per_conversation })}
      />
      <NumberRow
        label={LABELS.answers_per_day}
        hint={`Across all conversations, per UTC day. Beyond it no language model is asked.${today}`}
        error={errors['answers_per_day']}
        min={0}
        max={ANSWERS_PER_DAY_MAX}
        value={value.answers_per_day}
        onChange={answers_per_day => set({ answers_per_day })}
      />
      <AreaRow
        label={LABELS.instructions}
        hint="Followed as far as the settings above allow. The built-in answerer only quotes articles and ignores them."
        error={errors['instructions']}
        rows={4}
        maxLength={INSTRUCTIONS_MAX}
        value={value.instructions}
        onChange={instructions => set({ instructions })}
      />
    </>
  )
}
