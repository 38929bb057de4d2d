/** One answer, from the question to its words, with the account of how it came about. It writes nothing. */
import { ANSWER_PASSAGES } from '#contract/constants/ai.ts'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type {
  AiSettings,
  AnswerOutcome,
  AnswerTrace,
  ModelMessage,
  TracedPassage,
} from '#contract/entities/answers.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { copyOf } from '#core/copies.ts'
import type { Claims } from '#server/ports/database.ts'
import type { ModelPassage, NamedModel } from '#server/ports/model.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { SearchHit } from '../knowledge/search-index.ts'
import { mayBeSmallTalk, smallTalkOf } from './small-talk.ts'
import { smallTalkWords } from './small-talk-words.ts'

/** One message of the conversation, as far as an answer goes by it. */
export type Turn = { readonly sender_type: SenderType; readonly content: string }

export type ComposeMeans = {
  readonly clock: Pick<Clock, 'now'>
  /** The model that words the answers of a company. */
  readonly modelOf: (companyId: string) => Promise<NamedModel>
  readonly log: { readonly warn: (detail: object, text: string) => void }
}

export type ComposeInput = {
  readonly companyId: string
  /** Under which `search` reads. */
  readonly claims: Claims
  /** Of the words that are not the model's. */
  readonly locale: string
  /** Oldest first; the last one is the question. */
  readonly turns: readonly Turn[]
  readonly search: Knowledge['search']
  readonly settings: AiSettings
  /** Ends a model's work. */
  readonly signal: AbortSignal
  /** Hears all of the answer's text so far, again and again. */
  readonly onText?: (soFar: string) => void
}

export type ComposedAnswer = {
  readonly content: string
  readonly meta: MessageMeta & { readonly type: 'answer' | 'offer' }
  readonly trace: AnswerTrace
}

/** What is known by the end, beside what was traced on the way. */
type Ending = Omit<ComposedAnswer, 'trace'> & { readonly outcome: AnswerOutcome; readonly used?: string[] }

/**
 * Answers the last turn from what the search finds. Never rejects: a model or a search that fails, or that `signal`
 * ends, becomes the offer of a human (CHAT-13, CHAT-27).
 */
export async function composeAnswer(means: ComposeMeans, input: ComposeInput): Promise<ComposedAnswer> {
  const startedAt = means.clock.now()
  const notes: Notes = { model: null, passages: [], messages: null }
  const copy = copyOf(input.locale)
  const {
    outcome,
    used = [],
    content,
    meta,
  } = await Promise.race([compose(means, input, notes), aborted(input.signal)]).catch((error): Ending => {
    means.log.warn({ error, companyId: input.companyId }, 'no answer could be made')
    return offer('unavailable', copy.unavailable)
  })
  const trace: AnswerTrace = {
    outcome,
    model: notes.model,
    threshold: CONFIDENCE_THRESHOLD,
    passages: notes.passages,
    messages: notes.messages,
    tool_calls: [],
    used,
    duration_ms: means.clock.now() - startedAt,
  }
  return { content, meta, trace }
}

/** What is traced while an answer is made. */
type Notes = {
  model: string | null
  passages: TracedPassage[]
  messages: ModelMessage[] | null
}

async function compose(
  { modelOf }: ComposeMeans,
  { companyId, claims, locale, turns, search, settings, signal, onText }: ComposeInput,
  notes: Notes,
): Promise<Ending> {
  const copy = copyOf(locale)
  const question = turns.at(-1)!.content
  const smallTalk = smallTalkOf(question)
  if (smallTalk) return politeness(smallTalkWords(locale, smallTalk))
  const hits = await search(companyId, claims, question, ANSWER_PASSAGES)
  notes.passages = hits.map(traced)
  const passages = hits.filter(isSure).map(passageOf)
  const { name, model } = await modelOf(companyId)
  notes.model = name
  const answer = await model.answer({
    question,
    history: historyOf(turns),
    passages,
    guidance: settings,
    signal,
    onAsked: messages => {
      notes.messages = [...messages]
    },
    ...(onText && { onText }),
  })
  if (answer.kind === 'small-talk' && mayBeSmallTalk(question))
    return politeness(smallTalkWords(locale, answer.of))
  if (answer.kind !== 'answer') return offer('no-information', copy.noInformation)
  const cited = passages.filter(({ slug }) => answer.used.includes(slug))
  return {
    outcome: 'answer',
    used: cited.map(({ slug }) => slug),
    content: answer.text,
    meta: { type: 'answer', citations: cited.map(({ title, slug }) => ({ title, slug })) },
  }
}

/** Rejects once the signal ends it: not every search or model listens. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function historyOf(turns: readonly Turn[]) {
  return turns
    .slice(0, -1)
    .filter(({ sender_type }) => sender_type !== 'system')
    .map(({ sender_type, content }) => ({
      from: sender_type === 'visitor' ? ('visitor' as const) : ('support' as const),
      content,
    }))
}

function isSure({ confidence }: SearchHit): boolean {
  return confidence >= CONFIDENCE_THRESHOLD
}

function traced(hit: SearchHit): TracedPassage {
  const { article, text, confidence } = hit
  return { slug: article.slug, title: article.title, text, confidence, is_above_threshold: isSure(hit) }
}

function passageOf({ article, excerpt, text }: SearchHit): ModelPassage {
  return { title: article.title, slug: article.slug, excerpt, text }
}

function offer(outcome: AnswerOutcome, content: string): Ending {
  return { outcome, content, meta: { type: 'offer' } }
}

function politeness(content: string): Ending {
  return { outcome: 'small-talk', content, meta: { type: 'answer', citations: [] } }
}
