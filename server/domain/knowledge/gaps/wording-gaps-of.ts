import { GAP_QUESTIONS_MAX } from '#contract/constants/playground.ts'
import type { SuggestedArticle, WordingGap } from '#contract/entities/gaps.ts'
import type { Suggested } from './read-suggested.ts'

/** A question with each time articles were suggested for it, in the same words. */
export type RepeatedSuggestion = {
  readonly text: string
  /** Newest first. */
  readonly times: readonly Suggested[]
}

/** Combines questions of the same words: the most frequent first, then the newest. */
export function repeatedSuggestions(suggested: readonly Suggested[]): RepeatedSuggestion[] {
  const byKey = new Map<string, Suggested[]>()
  for (const each of suggested) byKey.set(each.key, [...(byKey.get(each.key) ?? []), each])
  return [...byKey.values()]
    .map(times => ({ text: times[0]!.text, times }))
    .sort(
      (a, b) =>
        b.times.length - a.times.length || b.times[0]!.askedAt.getTime() - a.times[0]!.askedAt.getTime(),
    )
    .slice(0, GAP_QUESTIONS_MAX)
}

/** Returns one wording gap. `idAt` returns the id of the article that has a slug now. */
export function wordingGapOf(
  { text, times }: RepeatedSuggestion,
  idAt: (slug: string) => string | null,
  answeredBy: WordingGap['answered_by'],
): WordingGap {
  const [newest] = times
  return {
    question: text,
    language: newest!.language,
    count: times.length,
    last_asked_at: newest!.askedAt.toISOString(),
    conversation_id: newest!.conversationId,
    articles: articlesOf(times, idAt),
    answered_by: answeredBy,
  }
}

/** Returns each article once, with its newest title. */
function articlesOf(times: readonly Suggested[], idAt: (slug: string) => string | null): SuggestedArticle[] {
  const articles = new Map<string, SuggestedArticle>()
  for (const { slug, title } of times.flatMap(each => each.articles)) {
    if (articles.has(slug)) continue
    const picked = times.filter(each => each.picked === slug).length
    articles.set(slug, { slug, title, content_id: idAt(slug), picked })
  }
  // The sort is stable: if nothing was picked, the likeliest stays first.
  return [...articles.values()].sort((a, b) => b.picked - a.picked)
}
