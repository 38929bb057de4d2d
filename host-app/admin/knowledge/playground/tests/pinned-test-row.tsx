import type { PinnedTest, TestResult } from '#contract/entities/playground.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { languageName } from '#host-app/admin/common/languages.ts'
import { useAdminAction } from '#host-app/admin/common/use-admin-action.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { VERDICTS } from '../labels.ts'
import styles from './pinned-test-row.module.css'

type PinnedTestRowProps = {
  readonly test: PinnedTest
  /** Null before its first run. */
  readonly result: TestResult | null
  /** Null for members who may not change it. */
  readonly onChange: (() => void) | null
}

/** One pinned test with its last result. */
export function PinnedTestRow({ test, result, onChange }: PinnedTestRowProps) {
  const { id, question, language, expected, content } = test
  const remove = useAdminAction({
    act: () => callApi('removePinnedTest', { params: { id } }),
    done: 'The test is removed',
    changes: queryKeys.pinnedTests(),
  })
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
