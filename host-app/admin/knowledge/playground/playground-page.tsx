import { useMutation } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Citation } from '#contract/entities/message.ts'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { AnswerDiffPanel } from '../answer-diff/answer-diff-panel.tsx'
import { AnswerView } from './answer/answer-view.tsx'
import { AskForm } from './ask/ask-form.tsx'
import styles from './playground-page.module.css'
import { PinDialog, type TestDraft } from './tests/pin-dialog.tsx'
import { PinnedTests } from './tests/pinned-tests.tsx'
import { type AnsweredTurn, answerInUse, historyOf, type QuestionTurn } from './turns.ts'

/**
 * `/admin/kb/playground`: tries out the AI's answers and shows their sources and likelihoods; `?draft=` is
 * an article's id.
 */
export function PlaygroundPage() {
  useTitle('Playground')
  const { permissions } = useAdmin()
  const mayEdit = permissions.includes('content.edit')
  const [params] = useSearchParams()
  const [pinned, setPinned] = useState<TestDraft | null>(null)
  const [turns, setTurns] = useState<readonly AnsweredTurn[]>([])
  const [question, setQuestion] = useState('')
  const ask = useMutation({
    mutationFn: ({ question, language, draftId, picked, before }: QuestionTurn) =>
      callApi('askPlayground', {
        body: {
          question,
          language,
          history: historyOf(before),
          ...(draftId && { draft_id: draftId }),
          ...(picked && { picked_slug: picked.slug }),
        },
      }),
    onSuccess({ answers }, turn) {
      setTurns([...turn.before, ...(turn.picked ? turns.slice(-1) : []), { ...turn, answers }])
      if (!turn.picked) setQuestion('')
    },
  })
  const last = turns.at(-1)

  function pick(picked: Citation) {
    // The picked article answers the question for which it was suggested.
    if (last) ask.mutate({ ...last, picked })
  }

  return (
    <>
      <PageHeader title="Playground" lead="Ask as a visitor would, and see what the AI answers from." />
      <AskForm
        question={question}
        onQuestion={setQuestion}
        draftId={params.get('draft')}
        busy={ask.isPending}
        onAsk={turn => ask.mutate({ ...turn, picked: null, before: turns })}
        onStartOver={last ? () => setTurns([]) : null}
      />
      <FormError text={ask.isError ? errorText(ask.error) : null} />
      {last ? (
        <AnswerView
          key={turns.length}
          turns={turns}
          onPick={pick}
          onPin={mayEdit && turns.length === 1 ? () => setPinned(testOf(last)) : null}
          mayWrite={mayEdit}
        />
      ) : (
        <Notice
          icon={<FlaskConical size={20} aria-hidden="true" />}
          text="Answers, passages with their likelihood, and the prompt appear here; visitors see none of it."
        />
      )}
      {last?.draftId && (
        <div className={styles['diff']}>
          <AnswerDiffPanel contentId={last.draftId} revision={null} />
        </div>
      )}
      {pinned && <PinDialog test={pinned} onClose={() => setPinned(null)} />}
      <PinnedTests mayEdit={mayEdit} />
    </>
  )
}

/** Returns a test that expects the current answer. */
function testOf({ question, language, answers }: AnsweredTurn): TestDraft {
  const { trace }: PlaygroundAnswer = answerInUse(answers)
  const used = trace.passages.find(({ slug }) => slug === trace.used[0])
  return {
    id: null,
    question,
    language,
    expected: used ? 'answer' : 'no-answer',
    content: used?.content_id ? { id: used.content_id, title: used.title } : null,
  }
}
