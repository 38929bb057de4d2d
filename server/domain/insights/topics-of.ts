/** Groups questions into topics, and counts what became of them. */
import {
  QUESTION_OUTCOMES,
  TOPIC_CONVERSATIONS_MAX,
  TOPIC_RATINGS_MIN,
} from '#contract/constants/insights.ts'
import type { InsightTopic, QuestionOutcomes } from '#contract/entities/insight.ts'
import { groupByLikeness, type Pause } from '../knowledge/gaps/group-by-likeness.ts'
import type { AskedQuestion } from './read-questions.ts'

/** A topic without the article that answers it. */
export type Topic = Omit<InsightTopic, 'article'>

/** A question with each time it was asked in the same words. */
type Repeated = {
  readonly text: string
  readonly count: number
  readonly now: readonly AskedQuestion[]
  readonly before: number
}

/**
 * Returns the topics of the questions, the most asked first. Questions of the days before only count; a topic that was
 * asked only then has the count 0. `before` is null without a comparison.
 */
export async function topicsOf(
  questions: readonly AskedQuestion[],
  before: readonly AskedQuestion[] | null,
  pause: Pause,
): Promise<Topic[]> {
  const groups = await groupByLikeness(repeated(questions, before ?? []), pause)
  return groups
    .map(({ center, questions }) => toTopic(center.text, questions, before !== null))
    .sort((a, b) => b.count - a.count || (b.before ?? 0) - (a.before ?? 0) || compare(a.question, b.question))
}

/** Combines questions of the same words. The newest words stand for them. */
function repeated(questions: readonly AskedQuestion[], before: readonly AskedQuestion[]): Repeated[] {
  const byKey = new Map<string, { text: string; now: AskedQuestion[]; before: number }>()
  const of = ({ key, text }: AskedQuestion) => {
    if (text === null) return null
    const known = byKey.get(key) ?? { text, now: [], before: 0 }
    byKey.set(key, known)
    return known
  }
  for (const question of questions) of(question)?.now.push(question)
  for (const question of before) {
    const known = of(question)
    if (known) known.before++
  }
  return [...byKey.values()].map(each => ({ ...each, count: each.now.length + each.before }))
}

function toTopic(question: string, group: readonly Repeated[], isCompared: boolean): Topic {
  const now = group.flatMap(each => each.now)
  const rated = new Map(
    now.flatMap(({ conversationId, isSatisfied }) =>
      isSatisfied === null ? [] : [[conversationId, isSatisfied] as const],
    ),
  )
  const newestFirst = [...now].sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime())
  const ids = [...new Set(newestFirst.map(({ conversationId }) => conversationId))]
  const satisfied = [...rated.values()].filter(Boolean).length
  return {
    question,
    language: mostFrequent(now.map(({ language }) => language)) ?? 'en',
    count: now.length,
    before: isCompared ? group.reduce((sum, { before }) => sum + before, 0) : null,
    outcomes: countOutcomes(now),
    satisfaction:
      rated.size < TOPIC_RATINGS_MIN ? null : { value: satisfied / rated.size, count: rated.size },
    conversations: ids.length,
    conversation_ids: ids.slice(0, TOPIC_CONVERSATIONS_MAX),
  }
}

/** Counts questions by what became of them. */
export function countOutcomes(questions: readonly Pick<AskedQuestion, 'outcome'>[]): QuestionOutcomes {
  const counts = Object.fromEntries(QUESTION_OUTCOMES.map(outcome => [outcome, 0])) as QuestionOutcomes
  for (const { outcome } of questions) counts[outcome]++
  return counts
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0]
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
