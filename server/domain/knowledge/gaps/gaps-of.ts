/** Groups unanswered questions into gaps. */
import { GAP_QUESTIONS_MAX } from '#contract/constants/playground.ts'
import type { Gap, GapSource } from '#contract/entities/gaps.ts'
import { clusterQuestions } from './cluster-questions.ts'
import type { Unanswered } from './read-unanswered.ts'

/** A question with each time it was asked in the same words. */
export type RepeatedQuestion = {
  readonly text: string
  readonly count: number
  /** Newest first. */
  readonly times: readonly Unanswered[]
}
/** What answers a question now; null if nothing does. */
export type AnswerNow = Gap['answered_by']

/** Combines questions of the same words, the newest first, up to `GAP_QUESTIONS_MAX`. */
export function repeatedQuestions(unanswered: readonly Unanswered[]): RepeatedQuestion[] {
  const byKey = new Map<string, Unanswered[]>()
  for (const each of unanswered) {
    const times = byKey.get(each.key)
    if (times) times.push(each)
    else byKey.set(each.key, [each])
  }
  return [...byKey.values()]
    .slice(0, GAP_QUESTIONS_MAX)
    .map(times => ({ text: times[0]!.text, count: times.length, times }))
}

/** Returns the gaps: those without an answer first, then the most frequent, then the newest. */
export function gapsOf(
  questions: readonly RepeatedQuestion[],
  answerOf: (question: RepeatedQuestion) => AnswerNow,
): Gap[] {
  return clusterQuestions(questions)
    .map(({ center, questions }) => toGap(center, questions, answerOf))
    .sort(
      (a, b) =>
        Number(a.answered_by !== null) - Number(b.answered_by !== null) ||
        b.count - a.count ||
        b.last_asked_at.localeCompare(a.last_asked_at),
    )
}

function toGap(
  center: RepeatedQuestion,
  questions: readonly RepeatedQuestion[],
  answerOf: (question: RepeatedQuestion) => AnswerNow,
): Gap {
  const times = questions.flatMap(({ times }) => times)
  const sources: Record<GapSource, number> = { chat: 0, unhelpful: 0, search: 0 }
  for (const { source } of times) sources[source]++
  const last = Math.max(...times.map(({ askedAt }) => askedAt.getTime()))
  return {
    question: center.text,
    language: languageOf(times),
    count: times.length,
    last_asked_at: new Date(last).toISOString(),
    sources,
    questions: questions.map(({ text, count, times: [newest] }) => ({
      text,
      count,
      source: newest!.source,
      asked_at: newest!.askedAt.toISOString(),
      conversation_id: newest!.conversationId,
    })),
    answered_by: questions.every(question => answerOf(question) !== null) ? answerOf(center) : null,
  }
}

/** Returns the most frequent language, or English if none is known. */
function languageOf(times: readonly Unanswered[]): string {
  const counts = new Map<string, number>()
  for (const { language } of times)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best = ['en']] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best[0]
}
