import type { FormEvent } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import type { PlaygroundQuestion } from '../turns.ts'
import styles from './ask-form.module.css'
import { LocaleSelect } from './locale-select.tsx'

type AskFormProps = {
  readonly question: string
  readonly onQuestion: (question: string) => void
  /** The id of the draft selected at first. */
  readonly draftId: string | null
  readonly busy: boolean
  readonly onAsk: (turn: PlaygroundQuestion) => void
  /** Null while there is nothing to clear. */
  readonly onStartOver: (() => void) | null
}

/**
 * The form of the playground: question, language, and optionally a draft to use instead of the published
 * article.
 */
export function AskForm({ question, onQuestion, draftId, busy, onAsk, onStartOver }: AskFormProps) {
  const drafts = useApi(
    'listContent',
    { query: {} },
    {
      select: ({ contents }) =>
        contents.filter(({ has_changes, status }) => has_changes || status === 'draft'),
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onAsk({
      question: question.trim(),
      language: String(fields.get('language')) as Locale,
      draftId: String(fields.get('draft')) || null,
    })
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={styles['question']}>
        <Field
          label="Question"
          name="question"
          required
          maxLength={PLAYGROUND_QUESTION_MAX}
          placeholder={onStartOver ? 'And how do I …?' : 'How do I …?'}
          autoComplete="off"
          value={question}
          onChange={event => onQuestion(event.target.value)}
        />
      </div>
      <LocaleSelect />
      {/* A default value works only once its option exists, so the select is created again when the
          drafts have loaded. */}
      <Select key={String(drafts.isSuccess)} label="Answer from" name="draft" defaultValue={draftId ?? ''}>
        <option value="">What is published</option>
        {drafts.data?.map(({ id, title }) => (
          <option key={id} value={id}>
            With the draft of “{title}”
          </option>
        ))}
      </Select>
      <div className={styles['actions']}>
        <Button type="submit" look="primary" busy={busy}>
          Ask
        </Button>
        {onStartOver && <Button onClick={onStartOver}>Start over</Button>}
      </div>
    </form>
  )
}
