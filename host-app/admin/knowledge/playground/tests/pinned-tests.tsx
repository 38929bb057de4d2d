import { useMutation } from '@tanstack/react-query'
import { Pin, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PinnedTest, TestResult } from '#contract/entities/playground.ts'
import { languageName } from '#host-app/admin/common/languages.ts'
import { QueryState } from '#host-app/admin/common/query-state.tsx'
import { Section } from '#host-app/admin/common/section.tsx'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { VERDICTS } from '../labels.ts'
import { PinDialog, type TestDraft } from './pin-dialog.tsx'
import styles from './pinned-tests.module.css'

const EMPTY: TestDraft = { id: null, question: '', language: 'en', expected: 'answer', content: null }

/** Pinned tests: questions with an expected outcome, and their results. */
export function PinnedTests({ mayEdit }: { readonly mayEdit: boolean }) {
  const [changed, setChanged] = useState<TestDraft | null>(null)
  const tests = useApi('listPinnedTests')
  const run = useMutation({ mutationFn: () => callApi('runPinnedTests') })
  const results = new Map(run.data?.results.map(result => [result.id, result]))
  const count = tests.data?.tests.length ?? 0
  return (
    <Section
      title="Pinned tests"
      lead="Asked again before an article is published. They run on search and the built-in answerer, at no model cost."
    >
      <div className={styles['bar']}>
        <Button
          size="small"
          look="primary"
          disabled={count === 0}
          busy={run.isPending}
          onClick={() => run.mutate()}
        >
          <Play size={14} aria-hidden="true" />
          Run all
        </Button>
        {mayEdit && (
          <Button size="small" onClick={() => setChanged(EMPTY)}>
            <Plus size={14} aria-hidden="true" />
            Add a test
          </Button>
        )}
        <p role="status">{run.data && summary(run.data.results)}</p>
      </div>
      <FormError text={run.isError ? errorText(run.error) : null} />
      {changed && <PinDialog test={changed} onClose={() => setChanged(null)} />}
      <QueryState query={tests} label="Loading the pinned tests" skeleton={<SkeletonRows />}>
        {({ tests }) =>
          tests.length === 0 ? (
            <Notice
              icon={<Pin size={20} aria-hidden="true" />}
              text="Pinned questions appear here, and you are warned before an edit breaks their answers."
            >
              {mayEdit && <Button onClick={() => setChanged(EMPTY)}>Pin the first question</Button>}
            </Notice>
          ) : (
            <DataTable caption="Pinned tests" columns={['Question', 'Expected', 'Last run', '']}>
              {tests.map(test => (
                <PinnedTestRow
                  key={test.id}
                  test={test}
                  result={results.get(test.id) ?? null}
                  onChange={mayEdit ? () => setChanged(test) : null}
                />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}

function summary(results: readonly TestResult[]): string {
  const failed = results.filter(({ verdict }) => verdict !== 'as-expected').length
  return `${results.length - failed} of ${results.length} passed.`
}

type PinnedTestRowProps = {
  readonly test: PinnedTest
  /** Null before its first run. */
  readonly result: TestResult | null
  /** Null for members who may not change it. */
  readonly onChange: (() => void) | null
}

/** One pinned test with its last result. */
function PinnedTestRow({ test, result, onChange }: PinnedTestRowProps) {
  const { id, question, language, expected, content } = test
  const remove = useApiAction(call => call('removePinnedTest', { params: { id } }), { done: 'Test removed' })
  return (
    <tr>
      <td>
        <span className={styles['question']} dir="auto">
          {question}
        </span>{' '}
        {language !== 'en' && <Badge>{languageName(language)}</Badge>}
      </td>
      <td data-label="Expected">
        {expected === 'no-answer'
          ? 'No answer'
          : content
            ? `Answer from “${content.title}”`
            : 'Answer from a removed article'}
      </td>
      <td data-label="Last run">{result ? <Result result={result} /> : 'Not run yet'}</td>
      <td>
        {onChange && (
          <div className={styles['actions']}>
            <Button size="small" aria-label={`Change ${question}`} onClick={onChange}>
              Change
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${question}`}
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Remove
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

function Result({ result: { verdict, answer } }: { readonly result: TestResult }) {
  const isPass = verdict === 'as-expected'
  return (
    <div>
      <Badge tone={isPass ? 'good' : 'danger'}>{isPass ? 'Pass' : 'Fail'}</Badge>{' '}
      {!isPass && VERDICTS[verdict]}
      <p className={styles['answer']} dir="auto">
        {answer ? answer.text : 'No answer.'}
      </p>
    </div>
  )
}
