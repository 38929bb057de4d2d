import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { answererClaims, type Member } from '../actor.ts'
import { readAiSettings } from '../ai/read-settings.ts'
import { type ComposeMeans, composeAnswer } from '../answers/compose-answer.ts'
import { publishedAtSlugs } from '../articles/published-at-slugs.ts'
import type { Knowledge, Search } from '../knowledge/knowledge.ts'
import { readPreviewed } from './read-previewed.ts'

export type PlaygroundMeans = {
  readonly answering: ComposeMeans
  readonly database: Database
  readonly clock: Clock
  readonly knowledge: Knowledge
}

/**
 * Answers a member's question as a visitor's would be, or as it would be with a draft published; nothing is kept of it.
 * Throws `content_not_found` for a draft of nothing.
 */
export async function askPlayground(
  means: PlaygroundMeans,
  member: Member,
  { question, language, draft_id: draftId }: ParsedRequestOf<'askPlayground'>['body'],
): Promise<PlaygroundAnswer> {
  const { companyId } = member
  const { search, draft } = await searchOf(means, member, draftId)
  const settings = await means.database.as(member.claims, query => readAiSettings(query, companyId))
  const timeout = new AbortController()
  const timer = means.clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  try {
    const { content, meta, trace } = await composeAnswer(means.answering, {
      companyId,
      claims: answererClaims(companyId),
      locale: language,
      turns: [{ sender_type: 'visitor', content: question }],
      search,
      settings,
      signal: timeout.signal,
    })
    const slugs = trace.passages.map(({ slug }) => slug)
    const published = await means.database.as(member.claims, query =>
      publishedAtSlugs(query, companyId, slugs),
    )
    const idAt = (slug: string) => (draft?.slug === slug ? draft.id : (published.get(slug)?.id ?? null))
    return {
      answer: { text: content, citations: meta.citations ?? [], articles: meta.articles ?? [] },
      trace: {
        ...trace,
        passages: trace.passages.map(passage => ({ ...passage, content_id: idAt(passage.slug) })),
      },
    }
  } finally {
    means.clock.clearTimeout(timer)
  }
}

type Searched = {
  readonly search: Search
  /** Null when it would not be found. */
  readonly draft: { readonly id: string; readonly slug: string } | null
}

async function searchOf(
  { database, knowledge }: PlaygroundMeans,
  { claims, companyId }: Member,
  draftId: string | undefined,
): Promise<Searched> {
  if (draftId === undefined) return { search: knowledge.search, draft: null }
  const previewed = await database.as(claims, query => readPreviewed(query, companyId, draftId))
  const search = await knowledge.preview(companyId, answererClaims(companyId), previewed)
  return { search, draft: previewed.slug === null ? null : { id: draftId, slug: previewed.slug } }
}
