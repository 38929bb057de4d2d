import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { Locale } from '#contract/constants/locales.ts'
import { VOICE_CONFIDENCE_THRESHOLD, VOICE_SNIPPET_MAX } from '#contract/constants/voice.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { asksCompanyForHuman } from '#core/handoff/company-phrases.ts'
import { CALL_MESSAGES } from '#core/messages/call-messages.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { aiClaims, type Company, JOB_CLAIMS, visitorClaims } from '../actor.ts'
import { refuseBlockedNetwork, refuseBlockedVisitor } from '../conversations/visitors/refuse-blocked.ts'
import { type ComposeDeps, composeAnswer } from '../knowledge/answers/compose-answer.ts'
import type { ComposeInput } from '../knowledge/answers/compose-input.ts'
import { takeAnswer } from '../knowledge/answers/take-answer.ts'
import type { Knowledge } from '../knowledge/search/knowledge.ts'
import { plainText } from '../knowledge/search/quote/plain-text.ts'
import type { SearchHit } from '../knowledge/search/search-index.ts'
import { readSettings } from '../settings/read-settings.ts'
import { callOfToken } from './calls.ts'
import type { VoiceDeps } from './voice-deps.ts'

const LIST_MARK = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/

const HEADING = /^\s*#{1,6}\s+/

const FENCE = /^\s*```/

const SENTENCE_END = /[.!?:…][)"'”’]*$/

type Search = ParsedRequestOf<'searchForCall'>['body']
type Deps = VoiceDeps & {
  readonly knowledge: Knowledge
  readonly answering: ComposeDeps & { readonly clock: Clock }
}

/**
 * Searches the knowledge base for a call's assistant, and composes the answer that the chat would give (VOICE-06).
 * @throws call_token_invalid (401) if no connected call has the token.
 * @throws visitor_blocked (403) if the company has blocked the caller or their network.
 */
export async function searchForCall(
  deps: Deps,
  company: Company,
  search: Search,
): Promise<ResponseOf<'searchForCall'>> {
  const call = await deps.database.as(JOB_CLAIMS, query => callOfToken(query, company.id, search.token))
  // Under the caller's own claims: the AI's know no network.
  if (call.conversation_id === null) await refuseBlockedNetwork(deps.database, company)
  else {
    const caller = { companyId: company.id, conversationId: call.conversation_id, network: company.network }
    await deps.database.as(visitorClaims(caller), refuseBlockedVisitor)
  }
  const claims = aiClaims(company.id, call.conversation_id ?? call.id)
  const { settings, flow } = await deps.database.as(claims, async query => ({
    settings: await readSettings(query, company.id, 'ai'),
    flow: await readSettings(query, company.id, 'chat-flow'),
  }))
  const threshold = VOICE_CONFIDENCE_THRESHOLD
  if (asksCompanyForHuman(search.query, flow))
    // The conversation then waits for a person in the inbox.
    return {
      ...{ ok: true, snippets: [], confidence: 0, threshold, articles: [] },
      answer: CALL_MESSAGES[search.locale].waitForPerson,
    }

  const hits = await deps.knowledge.search(company.id, claims, search.query, search.top_k)
  const found = hits.filter(({ confidence }) => confidence >= VOICE_CONFIDENCE_THRESHOLD)
  // Each answer counts as one of the company's day, as in the chat.
  const take = () =>
    deps.database.as(claims, query =>
      takeAnswer(query, call.conversation_id ?? call.id, settings, deps.answering.clock),
    )
  const answer = await compose(deps, company, search, { claims, settings, texts: flow.texts, take })
  return {
    ok: true,
    threshold,
    snippets: found.map(hit => ({ title: hit.article.title, slug: hit.article.slug, text: snippetOf(hit) })),
    confidence: hits[0]?.confidence ?? 0,
    ...answer,
  }
}

async function compose(
  { answering, knowledge }: Deps,
  company: Company,
  { query, turns, locale }: Search,
  given: Pick<ComposeInput, 'claims' | 'settings' | 'texts' | 'take'>,
): Promise<Pick<ResponseOf<'searchForCall'>, 'answer' | 'articles'>> {
  const timeout = new AbortController()
  const timer = answering.clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  try {
    const { content, meta } = await composeAnswer(answering, {
      companyId: company.id,
      locale,
      turns: [
        ...turns.map(({ speaker, text, articles }) => ({
          sender_type: speaker === 'visitor' ? ('visitor' as const) : ('ai' as const),
          content: text,
          meta: { citations: articles },
        })),
        { sender_type: 'visitor', content: query },
      ],
      search: knowledge.search,
      ...given,
      signal: timeout.signal,
    })
    if (meta.type === 'answer') return { answer: spokenText(content), articles: meta.citations ?? [] }
    // What the chat offers by buttons is said, or left to the assistant.
    const [likeliest] = meta.articles ?? []
    if (!likeliest) return { answer: null, articles: [] }
    return { answer: suggestionIn(locale, likeliest.title), articles: [likeliest] }
  } finally {
    answering.clock.clearTimeout(timer)
  }
}

function suggestionIn(locale: Locale, title: string): string {
  return `${messagesFor(locale).unsure} ${title}.`
}

function snippetOf({ excerpt }: SearchHit): string {
  return spokenText(excerpt).slice(0, VOICE_SNIPPET_MAX)
}

/** Returns Markdown as words to be spoken: a sentence per line of a list, and nothing of links but their text. */
export function spokenText(markdown: string): string {
  return markdown
    .split('\n')
    .filter(line => !FENCE.test(line))
    .map(line => plainText(line.replace(LIST_MARK, '').replace(HEADING, '')).replaceAll('`', ''))
    .filter(Boolean)
    .map(line => (SENTENCE_END.test(line) ? line : `${line}.`))
    .join(' ')
}
