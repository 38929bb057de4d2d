import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { AnswerMethod, PlaygroundAnswer } from '#contract/entities/playground.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { answererClaims, type Member } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type ComposeDeps, composeAnswer } from '../answers/compose-answer.ts'
import type { ComposeInput } from '../answers/compose-input.ts'
import { publishedAtSlugs } from '../articles/published-at-slugs.ts'
import { type Knowledge, onlyIn, type Search } from '../search/knowledge.ts'
import { readPreviewed } from './read-previewed.ts'

/** What `askPlayground` needs. */
export type PlaygroundDeps = {
  readonly answering: ComposeDeps
  readonly database: Database
  readonly clock: Clock
  readonly knowledge: Knowledge
}

/** A way of answering: a model and a search. */
type Way = Pick<ComposeDeps, 'modelOf'> & { readonly means: AnswerMethod; readonly search: Search }

/**
 * Answers a member's question as a visitor's would be answered, or as it would be with a draft published. There is
 * one answer for each available way of answering; the last is what visitors get. Nothing is stored.
 * @throws content_not_found (404) if the draft does not exist.
 */
export async function askPlayground(
  deps: PlaygroundDeps,
  member: Member,
  body: ParsedRequestOf<'askPlayground'>['body'],
): Promise<ResponseOf<'askPlayground'>> {
  const { companyId } = member
  const { question, language, history, picked_slug: picked, draft_id: draftId } = body
  const { ways, draft } = await waysOf(deps, member, draftId)
  const { settings, texts } = await deps.database.as(member.claims, async query => ({
    settings: await readSettings(query, companyId, 'ai'),
    texts: (await readSettings(query, companyId, 'chat-flow')).texts,
  }))
  const timeout = new AbortController()
  const timer = deps.clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  const input = {
    companyId,
    claims: answererClaims(companyId),
    locale: language,
    turns: [
      ...history.map(({ citations, articles, ...turn }) => ({ ...turn, meta: { citations, articles } })),
      { sender_type: 'visitor' as const, content: question },
    ],
    isPicked: picked !== undefined,
    settings,
    texts,
    signal: timeout.signal,
  }
  try {
    const answers = await Promise.all(
      ways.map(way => {
        const search = picked === undefined ? way.search : onlyIn(picked, way.search)
        return answerBy(deps, way, { ...input, search })
      }),
    )
    const slugs = answers.flatMap(({ trace }) => trace.passages.map(({ slug }) => slug))
    const published = await deps.database.as(member.claims, query =>
      publishedAtSlugs(query, companyId, slugs),
    )
    const idAt = (slug: string) => (draft?.slug === slug ? draft.id : (published.get(slug)?.id ?? null))
    return {
      answers: answers.map(({ trace, ...answer }, place) => ({
        ...answer,
        is_in_use: place === answers.length - 1,
        trace: {
          ...trace,
          passages: trace.passages.map(passage => ({ ...passage, content_id: idAt(passage.slug) })),
        },
      })),
    }
  } finally {
    deps.clock.clearTimeout(timer)
  }
}

async function answerBy({ answering }: PlaygroundDeps, { means, modelOf }: Way, input: ComposeInput) {
  const { content, meta, trace } = await composeAnswer({ ...answering, modelOf }, input)
  const answer: PlaygroundAnswer['answer'] = {
    text: content,
    citations: meta.citations ?? [],
    articles: meta.articles ?? [],
  }
  return { means, answer, trace }
}

type Ways = {
  /** The ways from the simplest to the one that visitors get. */
  readonly ways: readonly Way[]
  /** Null if visitors would not find it. */
  readonly draft: { readonly id: string; readonly slug: string } | null
}

async function waysOf(
  { database, knowledge, answering }: PlaygroundDeps,
  { claims, companyId }: Member,
  draftId: string | undefined,
): Promise<Ways> {
  const previewed =
    draftId === undefined
      ? null
      : await database.as(claims, query => readPreviewed(query, companyId, draftId))
  const { search, searchByWords, readsMeaning } = await knowledge.preview(
    companyId,
    answererClaims(companyId),
    previewed ?? { put: [], removed: [] },
  )
  // The outcome says that the model is unavailable.
  const named = await answering.modelOf(companyId).catch(() => null)
  const hasModel = named?.model.isExtractive !== true
  const builtIn = async () => answering.builtIn
  const slug = previewed?.slug
  return {
    ways: [
      { means: 'words', search: searchByWords, modelOf: builtIn },
      ...(readsMeaning ? [{ means: 'meaning' as const, search, modelOf: builtIn }] : []),
      ...(hasModel ? [{ means: 'model' as const, search, modelOf: answering.modelOf }] : []),
    ],
    draft: draftId === undefined || slug == null ? null : { id: draftId, slug },
  }
}
