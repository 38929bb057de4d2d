import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import {
  ANSWERS_PER_CONVERSATION_MAX,
  ANSWERS_PER_DAY_MAX,
  FORBIDDEN_TOPICS_MAX,
  INSTRUCTIONS_MAX,
  MAX_SENTENCES_MAX,
  TONES,
  type Tone,
  VISITOR_LANGUAGE,
} from '#contract/constants/ai.ts'
import { LOCALES } from '#contract/constants/locales.ts'
import type { AiConfiguration } from '#contract/entities/answers.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Field, Select, TextArea } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import styles from './guardrails-form.module.css'
import { linesOf } from './lines-of.ts'

const TONE_LABELS: Readonly<Record<Tone, string>> = {
  friendly: 'Friendly',
  neutral: 'Neutral',
  formal: 'Formal',
}
const SENTENCES = Array.from({ length: MAX_SENTENCES_MAX }, (_, index) => index + 1)
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A form for the AI's tone, forbidden topics and answer length. */
export function GuardrailsForm({ configuration }: { configuration: AiConfiguration }) {
  const { settings, answers_today } = configuration
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (fields: FormData) => callApi('changeAiSettings', { body: bodyOf(fields) }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKeys.aiSettings(), saved)
      toast.success('Saved')
    },
  })
  const languages = [...new Set([...LOCALES, settings.answer_language])].filter(
    tag => tag !== VISITOR_LANGUAGE,
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <form onSubmit={submit}>
      <div className={styles['pair']}>
        <Select label="Tone" name="tone" defaultValue={settings.tone}>
          {TONES.map(tone => (
            <option key={tone} value={tone}>
              {TONE_LABELS[tone]}
            </option>
          ))}
        </Select>
        <Select label="Maximum sentences" name="sentences" defaultValue={settings.max_sentences}>
          {SENTENCES.map(count => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      </div>
      <Select label="Language of answers" name="language" defaultValue={settings.answer_language}>
        <option value={VISITOR_LANGUAGE}>The visitor’s</option>
        {languages.map(tag => (
          <option key={tag} value={tag}>
            {LANGUAGE_NAMES.of(tag)}
          </option>
        ))}
      </Select>
      <TextArea
        label="Topics to leave to humans"
        name="topics"
        rows={4}
        placeholder="legal advice"
        defaultValue={settings.forbidden_topics.join('\n')}
        hint={`One per line, ${FORBIDDEN_TOPICS_MAX} at most. Other forms and typos count, too; the visitor is offered a human.`}
      />
      <div className={styles['pair']}>
        <Field
          label="Answers per conversation"
          name="turns"
          type="number"
          required
          min={1}
          max={ANSWERS_PER_CONVERSATION_MAX}
          defaultValue={settings.answers_per_conversation}
          hint="Then the AI offers a human."
        />
        <Field
          label="Answers per day"
          name="budget"
          type="number"
          required
          min={0}
          max={ANSWERS_PER_DAY_MAX}
          defaultValue={settings.answers_per_day}
          hint={`Across all conversations, per UTC day. ${answers_today} so far today.`}
        />
      </div>
      <TextArea
        label="Instructions for the language model"
        name="instructions"
        rows={4}
        maxLength={INSTRUCTIONS_MAX}
        defaultValue={settings.instructions}
        hint="Followed as far as the settings above allow. The built-in answerer only quotes articles and ignores them."
      />
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" look="primary" busy={save.isPending}>
        Save guardrails
      </Button>
    </form>
  )
}

function bodyOf(fields: FormData) {
  return {
    tone: String(fields.get('tone')) as Tone,
    max_sentences: Number(fields.get('sentences')),
    answer_language: String(fields.get('language')),
    forbidden_topics: linesOf(fields.get('topics')),
    answers_per_conversation: Number(fields.get('turns')),
    answers_per_day: Number(fields.get('budget')),
    instructions: String(fields.get('instructions')),
  }
}
