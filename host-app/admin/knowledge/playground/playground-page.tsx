import { useMutation } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { errorText } from '../../../adapters/api-error.ts'
import { callApi } from '../../../adapters/call-api.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { AnswerDiffPanel } from '../answer-diff/answer-diff-panel.tsx'
import { AnswerView } from './answer-view.tsx'
import { AskForm, type PlaygroundQuestion } from './ask-form.tsx'
import { PinDialog, type TestDraft } from './pin-dialog.tsx'
import { PinnedTests } from './pinned-tests.tsx'
import styles from './playground-page.module.css'

/** `/admin/kb/playground`: what the AI answers, from what, and how sure it is; `?draft=` is an article's id. */
export function PlaygroundPage() {
  useTitle('Playground')
  const { permissions } = useAdmin()
  const mayEdit = permissions.includes('content.edit')
  const [params] = useSearchParams()
  const [pinned, setPinned] = useState<TestDraft | null>(null)
  const ask = useMutation({
    mutationFn: ({ question, language, draftId }: PlaygroundQuestion) =>
      callApi('askPlayground', { body: { question, language, ...(draftId && { draft_id: draftId }) } }),
  })
  return (
    <>
      <PageHeader title="Playground" lead="Ask as a visitor would, and see what the AI answers from." />
      <AskForm draftId={params.get('draft')} busy={ask.isPending} onAsk={ask.mutate} />
      <FormError text={ask.isError ? errorText(ask.error) : null} />
      {ask.data ? (
        <AnswerView
          asked={ask.variables}
          given={ask.data}
          onPin={mayEdit ? () => setPinned(testOf(ask.variables, ask.data)) : null}
        />
      ) : (
        <Notice
          icon={<FlaskConical size={20} aria-hidden="true" />}
          title="Nothing asked yet"
          text="Answers, passages, how likely they answer, and the prompt will stand here. Visitors see none of it."
        />
      )}
      {ask.data && ask.variables.draftId && (
        <div className={styles['diff']}>
          <AnswerDiffPanel contentId={ask.variables.draftId} revision={null} />
        </div>
      )}
      {pinned && <PinDialog test={pinned} onClose={() => setPinned(null)} />}
      <PinnedTests mayEdit={mayEdit} />
    </>
  )
}

/** The test that the answer passes. */
function testOf({ question, language }: PlaygroundQuestion, { trace }: PlaygroundAnswer): TestDraft {
  const used = trace.passages.find(({ slug }) => slug === trace.used[0])
  return {
    id: null,
    question,
    language,
    expected: used ? 'answer' : 'no-answer',
    content: used?.content_id ? { id: used.content_id, title: used.title } : null,
  }
}
