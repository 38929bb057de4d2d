import type { ResponseOf } from '#contract/routes/index.ts'

/** How many answers change, and how, in a sentence or two. */
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
  const visitors = questions === 1 ? '1 question of visitors' : `${questions} questions of visitors`
  const pinned = tests === 1 ? '1 pinned test' : `${tests} pinned tests`
  return `Of the last ${visitors} and ${pinned}: ${parts.join(', ')}.`
}
