import type { AnswerChange, AnswerChangeKind, ShownAnswer } from '#contract/entities/playground.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { compareTexts, TextDiff } from '../common/text-diff.tsx'
import { VERDICTS } from '../playground/labels.ts'
import styles from './answer-diff-panel.module.css'

const KINDS: Readonly<Record<AnswerChangeKind, { label: string; tone: 'danger' | 'warning' | 'good' }>> = {
  broken: { label: 'Broken', tone: 'danger' },
  changed: { label: 'Changed', tone: 'warning' },
  new: { label: 'Newly answered', tone: 'good' },
}

type AnswerDiffPanelProps = {
  readonly contentId: string
  /** The draft's revision that was last read; null for its current one. */
  readonly revision: number | null
  /** The action that the diff previews. Default: publishing the draft. */
  readonly action?: 'publish' | 'archive'
}

/** Previews how publishing a draft, or archiving an article, changes the AI's answers. */
export function AnswerDiffPanel({ contentId, revision, action = 'publish' }: AnswerDiffPanelProps) {
  const diff = useApi(
    'diffAnswers',
    {
      params: { id: contentId },
      body: { action, ...(revision !== null && { revision }) },
    },
    {
      // Visitors ask new questions meanwhile, so the answer is not cached.
      gcTime: 0,
    },
  )
  return (
    <section className={styles['panel']} aria-label="What changes for visitors">
      <h2>What changes for visitors</h2>
      <QueryState query={diff} label="Asking recent questions again" skeleton={<SkeletonRows />}>
        {found => (
          <>
            <p role="status">{diffSummary(found)}</p>
            {found.changes.length > 0 && (
              <ul className={styles['changes']} aria-label="Answers that change">
                {found.changes.map(change => (
                  <AnswerChangeItem key={`${change.test?.id ?? ''} ${change.question}`} change={change} />
                ))}
              </ul>
            )}
            <p className={styles['how']}>
              Tested with search and the built-in answerer, at no model cost. A language model may word
              answers differently.
            </p>
          </>
        )}
      </QueryState>
    </section>
  )
}

/** Summarizes how many answers change, and how, in one or two sentences. */
export function diffSummary({
  questions,
  tests,
  changes,
  same,
  unanswered,
}: ResponseOf<'diffAnswers'>): string {
  if (questions + tests === 0) return 'Visitors have not asked the AI anything yet, and no test is pinned.'
  const counted = (kind: 'new' | 'changed' | 'broken') =>
    changes.filter(change => change.kind === kind).length
  const parts = [
    `${counted('broken')} broken`,
    `${counted('changed')} changed`,
    `${counted('new')} newly answered`,
    `${same} the same`,
    `${unanswered} still unanswered`,
  ]
  const visitors = questions === 1 ? '1 visitor question' : `${questions} visitor questions`
  const pinned = tests === 1 ? '1 pinned test' : `${tests} pinned tests`
  return `Of the last ${visitors} and ${pinned}: ${parts.join(', ')}.`
}

/** One question with its answer before and after. A changed answer shows the words added and removed. */
function AnswerChangeItem({ change }: { readonly change: AnswerChange }) {
  const { kind, question, before, after, test } = change
  const { label, tone } = KINDS[kind]
  return (
    <li className={styles['change']}>
      <p className={styles['question']} dir="auto">
        <Badge tone={tone}>{label}</Badge> {question}
      </p>
      {test && <p className={styles['test']}>Pinned test: {verdicts(test)}.</p>}
      {before && after && before.text !== after.text ? (
        <p dir="auto">
          <TextDiff parts={compareTexts(before.text, after.text)} />
        </p>
      ) : (
        <>
          <Answer label="Now" answer={before} />
          <Answer label="After" answer={after} />
        </>
      )}
    </li>
  )
}

function verdicts({ before, after }: NonNullable<AnswerChange['test']>): string {
  const [now, then] = [VERDICTS[before].toLowerCase(), VERDICTS[after].toLowerCase()]
  return now === then ? `${now}, now and after` : `${now} now, ${then} after`
}

function Answer({ label, answer }: { readonly label: string; readonly answer: ShownAnswer | null }) {
  const sources = answer?.citations.map(({ title }) => title).join(', ')
  return (
    <p dir="auto">
      <span className={styles['label']}>{label}</span> {answer ? answer.text : 'No answer.'}
      {sources && <span className={styles['label']}> ({sources})</span>}
    </p>
  )
}
