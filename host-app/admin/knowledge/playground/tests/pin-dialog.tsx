import { useState } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import type { Expectation } from '#contract/entities/playground.ts'
import { useApi, useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { LocaleSelect } from '../ask/locale-select.tsx'

/** A pinned test in the dialog, new or existing. */
export type TestDraft = {
  /** The existing test's id; null for a new one. */
  readonly id: string | null
  readonly question: string
  readonly language: string
  readonly expected: Expectation
  readonly content: { readonly id: string; readonly title: string } | null
}

/** Pins a question with its expected outcome. */
export function PinDialog({ test, onClose }: { readonly test: TestDraft; readonly onClose: () => void }) {
  const [expected, setExpected] = useState(test.expected)
  const [search, setSearch] = useState(test.content?.title ?? '')
  const articles = useApi(
    'listContent',
    { query: { search, limit: '20' } },
    { placeholderData: before => before },
  )
  const save = useApiForm(
    (call, fields: FormData) => {
      const body = {
        question: String(fields.get('question')),
        language: fields.get('language') as Locale,
        expected,
        content_id: expected === 'answer' ? String(fields.get('content')) : null,
      }
      return test.id === null
        ? call('createPinnedTest', { body })
        : call('updatePinnedTest', { params: { id: test.id }, body })
    },
    { done: () => (test.id === null ? 'Question pinned' : 'Test saved'), onDone: onClose },
  )
  const options = articles.data?.contents ?? []
  return (
    <FormDialog
      title={test.id === null ? 'Pin as test' : 'Edit the test'}
      action={test.id === null ? 'Pin' : 'Save'}
      {...save}
      onClose={onClose}
    >
      <Field
        label="Question"
        name="question"
        required
        maxLength={PLAYGROUND_QUESTION_MAX}
        defaultValue={test.question}
      />
      <LocaleSelect defaultValue={test.language} />
      <Select
        label="Expected result"
        value={expected}
        onChange={event => setExpected(event.currentTarget.value as Expectation)}
      >
        <option value="answer">The AI answers from an article</option>
        <option value="no-answer">The AI gives no answer</option>
      </Select>
      {expected === 'answer' && (
        <>
          <Field
            label="Find the article"
            type="search"
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
          />
          <Select
            // Creates the select again when its options change, so that its default is the first one.
            key={options.map(({ id }) => id).join()}
            label="Article"
            name="content"
            required
            defaultValue={
              options.some(({ id }) => id === test.content?.id) ? test.content?.id : options[0]?.id
            }
            error={articles.isSuccess && options.length === 0 ? 'No article matches.' : undefined}
          >
            {options.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  )
}
