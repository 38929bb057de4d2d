/** One answer, from the question to its words, with the account of how it came about. It writes nothing. */
import { ANSWER_PASSAGES } from '#contract/constants/ai.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { AiSettings, AnswerOutcome, AnswerTrace } from '#contract/entities/answers.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { copyOf } from '#core/copies.ts'
import type { Claims } from '#server/ports/database.ts'
import type { ModelAnswer, ModelPassage, NamedModel, ToolCall, ToolResult } from '#server/ports/model.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { SearchHit } from '../knowledge/search-index.ts'
import { createNotes, isSure, type Notes } from './answer-notes.ts'
import { chooseReply, type ReplyChoice } from './choose-reply.ts'
import { speaksOf } from './forbidden-topics.ts'
import { callKnowledgeTool } from './knowledge-tool.ts'
import { languageOfMessage } from './message-language.ts'
import { safeAnswer } from './safe-answer.ts'
import { mayBeSmallTalk, replyToSmallTalk, smallTalkReply } from './small-talk/small-talk.ts'

/** The kinds of message that the AI replies with. */
export type AiReply = 'answer' | 'suggestions' | 'offer'

/** One message of the conversation, as far as an answer goes by it. */
export type Turn = { readonly sender_type: SenderType; readonly content: string }

export type ComposeMeans = {
  readonly clock: Pick<Clock, 'now'>
  /** The model that words the answers of a company. */
  readonly modelOf: (companyId: string) => Promise<NamedModel>
  /** Where a company's articles are, without a slash at the end. */
  readonly originOf: (companyId: string) => Promise<string>
  readonly log: { readonly warn: (detail: object, text: string) => void }
}

export type ComposeInput = {
  readonly companyId: string
  /** Under which `search` reads. */
  readonly claims: Claims
  /** Of the texts that are not the model's, where the visitor's messages don't tell their language (BCP 47). */
  readonly locale: string
  /** Oldest first; the last one is the question. */
  readonly turns: readonly Turn[]
  /** All that an answer can rest on, whatever the model asks for. */
  readonly search: Knowledge['search']
  readonly settings: AiSettings
  /** Which allowance is used up; null or left out for none. */
  readonly spent?: SpentAllowance | null
  /** Ends a model's work. */
  readonly signal: AbortSignal
  /** Hears all of the answer's text so far, again and again. */
  readonly onText?: (soFar: string) => void
}
export type SpentAllowance = Extract<AnswerOutcome, 'over-budget' | 'turn-limit'>

export type ComposedAnswer = {
  readonly content: string
  readonly meta: MessageMeta & { readonly type: AiReply }
  readonly trace: AnswerTrace
}

/** What is known by the end, beside what was noted on the way. */
type Ending = Omit<ComposedAnswer, 'trace'> & {
  readonly outcome: AnswerOutcome
  readonly used?: readonly string[]
}

/**
 * Answers the last turn from what the search finds, or suggests articles where none is sure to answer. Never rejects: a
 * model or a search that fails, or that `signal` ends, becomes the offer of a human (CHAT-13, CHAT-27).
 */
export async function composeAnswer(means: ComposeMeans, given: ComposeInput): Promise<ComposedAnswer> {
  const input = { ...given, locale: visitorLanguage(given.turns) ?? given.locale }
  const startedAt = means.clock.now()
  const notes = createNotes()
  const ending = await Promise.race([compose(means, input, notes), aborted(input.signal)]).catch(error => {
    means.log.warn({ error, companyId: input.companyId }, 'no answer could be made')
    return offer('unavailable', input.locale)
  })
  const { outcome, used = [], content, meta } = ending
  const trace = notes.read({ outcome, used: [...used], duration_ms: means.clock.now() - startedAt })
  return { content, meta, trace }
}

async function compose(means: ComposeMeans, input: ComposeInput, notes: Notes): Promise<Ending> {
  const { companyId, claims, locale, turns, search, settings, spent } = input
  const question = turns.at(-1)!.content
  if (spent) return offer(spent, locale)
  const smallTalk = replyToSmallTalk(question, locale)
  if (smallTalk !== null) return politeness(smallTalk)
  if (speaksOf(question, settings.forbidden_topics)) return offer('refused-topic', locale)
  const hits = await search(companyId, claims, question, ANSWER_PASSAGES)
  notes.found(hits)
  const choice = chooseReply(hits)
  const passages = choice.kind === 'answer' ? choice.hits.map(passageOf) : []
  const titles = new Map(passages.map(({ slug, title }) => [slug, title]))

  async function callTool(call: ToolCall): Promise<ToolResult> {
    const outcome = await callKnowledgeTool(call, (query, limit) => search(companyId, claims, query, limit))
    notes.called(call, outcome)
    if (outcome.kind === 'refused') return outcome
    const found = outcome.hits.filter(isSure).map(passageOf)
    for (const { slug, title } of found) titles.set(slug, title)
    return { kind: 'found', passages: found }
  }

  const { name, model } = await means.modelOf(companyId)
  notes.model(name)
  const answer = await model.answer({
    question,
    history: historyOf(turns),
    passages,
    guidance: settings,
    locale,
    callTool,
    signal: input.signal,
    onAsked: notes.asked,
    onText: soFar => tell(soFar, input),
  })
  if (answer.kind === 'small-talk' && mayBeSmallTalk(question))
    return politeness(smallTalkReply(locale, answer.of))
  const ending = answer.kind === 'answer' ? await finish(means, input, answer, titles) : null
  return ending ?? withoutAnswer(choice, input)
}

/** The model's text as visitors may read it; null for an answer that cites nothing, which is none. */
async function finish(
  { originOf }: ComposeMeans,
  { companyId, locale, settings }: ComposeInput,
  { text, used }: Extract<ModelAnswer, { kind: 'answer' }>,
  titles: ReadonlyMap<string, string>,
): Promise<Ending | null> {
  const origin = text.includes('://') ? await originOf(companyId) : null
  const content = safeAnswer(text, { origin, maxSentences: settings.max_sentences })
  const citations = used.flatMap(slug => {
    const title = titles.get(slug)
    return title === undefined ? [] : [{ title, slug }]
  })
  if (content === '' || citations.length === 0) return null
  if (speaksOf(content, settings.forbidden_topics)) return offer('refused-topic', locale)
  return {
    outcome: 'answer',
    used: citations.map(({ slug }) => slug),
    content,
    meta: { type: 'answer', citations },
  }
}

/** Lets the answer so far be followed, as far as visitors may read it. */
function tell(soFar: string, { settings, onText }: ComposeInput): void {
  const content = safeAnswer(soFar, { origin: null, maxSentences: settings.max_sentences })
  if (content !== '' && !speaksOf(content, settings.forbidden_topics)) onText?.(content)
}

/** Rejects once the signal ends it: not every search or model listens. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The language of the newest message that tells it. */
function visitorLanguage(turns: readonly Turn[]): Locale | null {
  const said = turns.filter(({ sender_type }) => sender_type === 'visitor').reverse()
  for (const { content } of said) {
    const language = languageOfMessage(content)
    if (language) return language
  }
  return null
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

function passageOf({ article, excerpt, text, confidence }: SearchHit): ModelPassage {
  const { title, slug, language } = article
  return { title, slug, excerpt, text, confidence, language }
}

/** Articles to choose from, without those on what the company keeps the AI off; a human where none is left. */
function withoutAnswer(choice: ReplyChoice, { locale, settings }: ComposeInput): Ending {
  const articles = (choice.kind === 'suggestions' ? choice.hits : [])
    .map(({ article: { slug, title } }) => ({ slug, title }))
    .filter(({ title }) => !speaksOf(title, settings.forbidden_topics))
  if (articles.length === 0) return offer('no-information', locale)
  return {
    outcome: 'suggestions',
    content: copyOf(locale).unsure,
    meta: { type: 'suggestions', articles },
  }
}

/** The offer of a human; that nothing was found is only said where something was looked for, or is not spoken of. */
function offer(
  outcome: Exclude<AnswerOutcome, 'answer' | 'small-talk' | 'suggestions'>,
  locale: string,
): Ending {
  const { noInformation, unavailable } = copyOf(locale)
  const isUnknown = outcome === 'no-information' || outcome === 'refused-topic'
  return { outcome, content: isUnknown ? noInformation : unavailable, meta: { type: 'offer' } }
}

function politeness(content: string): Ending {
  return { outcome: 'small-talk', content, meta: { type: 'answer', citations: [] } }
}
