import type { AnswerChange, AnswerChangeKind, ShownAnswer } from '#contract/entities/playground.ts'
import { Badge } from '../../../ui/badge.tsx'
import { compareTexts, TextDiff } from '../common/text-diff.tsx'
import { VERDICTS } from '../playground/labels.ts'
import styles from './answer-change-item.module.css'

const KINDS: Readonly<Record<AnswerChangeKind, { label: string; tone: 'danger' | 'warning' | 'good' }>> = {
  broken: { label: 'Broken', tone: 'danger' },
  changed: { label: 'Changed', tone: 'warning' },
  new: { label: 'Newly answered', tone: 'good' },
}

/** One question with its answer before and after. A changed answer shows the words added and removed. */
export function AnswerChangeItem({ change }: { readonly change: AnswerChange }) {
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
