/**
 * Composes one answer, from the visitor's question to the text, with a trace of how it was made. Writes nothing to
 * the database.
 */

import { SUGGESTED_ARTICLES_MAX } from '#contract/constants/ai.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { AiSettings, AnswerOutcome, AnswerTrace } from '#contract/entities/answers.ts'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import type { Clock } from '#core/clock.ts'
import type { SharedMessages } from '#core/messages/conversation-messages.ts'
import { messagesFor } from '#core/messages/messages-for.ts'
import type { Claims } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type {
  Model,
  ModelRequest,
  NamedModel,
  ToolCall,
  ToolResult,
  WrittenAnswer,
} from '#server/ports/model.ts'
import type { Knowledge } from '../search/knowledge.ts'
import type { SearchHit } from '../search/search-index.ts'
import { type AnswerMaterial, createMaterial } from './answer-material.ts'
import { createNotes, type Notes } from './answer-notes.ts'
import { speaksOf } from './forbidden-topics.ts'
import { type AnswerCheck, createAnswerCheck } from './grounding/check-answer.ts'
import { helpLanguages } from './help-languages.ts'
import { callKnowledgeTool } from './knowledge-tool.ts'
import { languageOfMessage } from './message-language.ts'
import { answerByQuotes, type FoundAnswer } from './retrieval/answer-by-quotes.ts'
import { isBareReply, type Turn } from './retrieval/conversation-so-far.ts'
import { type AskSearch, findPassages } from './retrieval/find-passages.ts'
import { toSuggest } from './retrieval/likeliest.ts'
import { safeAnswer } from './safe-answer.ts'
import { mayBeSmallTalk, replyToSmallTalk, smallTalkReply } from './small-talk/small-talk.ts'

/** The types of message with which the AI replies. */
export type AiReply = 'answer' | 'suggestions' | 'offer'

/** What composing an answer needs, the same for every question. */
export type ComposeDeps = {
  readonly clock: Pick<Clock, 'now'>
  /** Returns the model that writes the company's answers. */
  readonly modelOf: (companyId: string) => Promise<NamedModel>
  /** Returns the languages of the articles that the claims may read (BCP 47). */
  readonly languagesOf: Knowledge['languagesOf']
  /** Returns the address below which the company's articles are, without a slash at the end. */
  readonly originOf: (companyId: string) => Promise<string>
  readonly log: Pick<Log, 'warn'>
}

/** One question with all that its answer depends on. */
export type ComposeInput = {
  readonly companyId: string
  /** Claims under which `search` reads. */
  readonly claims: Claims
  /** Language of the fixed texts, used if the visitor's messages do not show theirs (BCP 47). */
  readonly locale: string
  /** The conversation, oldest first. The last turn is the question. */
  readonly turns: readonly Turn[]
  /** The only source of passages, also for the model's tool calls. */
  readonly search: Knowledge['search']
  readonly settings: AiSettings
  /** The company's own versions of the fixed texts. Default: none. */
  readonly texts?: FlowTexts
  /** The allowance that is used up. Null or left out if none is. */
  readonly spent?: SpentAllowance | null
  /**
   * Whether the visitor picked the article that `search` reads. It then answers in whatever language it is written.
   */
  readonly isPicked?: boolean
  /** Aborts the model's work. */
  readonly signal: AbortSignal
  /** Is called with the whole text so far each time it grows. */
  readonly onText?: (soFar: string) => void
}
/**
 * An allowance that is used up: the company's answers of the day (`over-budget`), or the AI's answers in one
 * conversation, in all or in the last hour (`turn-limit`).
 */
export type SpentAllowance = Extract<AnswerOutcome, 'over-budget' | 'turn-limit'>

/** An answer as it is posted, with its trace. */
export type ComposedAnswer = {
  readonly content: string
  readonly meta: MessageMeta & { readonly type: AiReply }
  readonly trace: AnswerTrace
}

/** The input with the fixed texts in the visitor's language. */
type Composing = ComposeInput & { readonly t: SharedMessages }

/** The result of composing, besides what the notes recorded. */
type Ending = Omit<ComposedAnswer, 'trace'> & {
  readonly outcome: AnswerOutcome
  readonly used?: readonly string[]
}

/**
 * Answers the last turn from what the search finds, or suggests articles if none is sure to answer.
 * Never rejects. If the model or the search fails or is aborted by `signal`, the result offers a human instead
 * (CHAT-13, CHAT-27).
 */
export async function composeAnswer(deps: ComposeDeps, given: ComposeInput): Promise<ComposedAnswer> {
  const locale = visitorLanguage(given.turns) ?? given.locale
  const input = { ...given, locale, t: messagesFor(locale, given.texts) }
  const startedAt = deps.clock.now()
  const notes = createNotes()
  const ending = await Promise.race([compose(deps, input, notes), aborted(input.signal)]).catch(error => {
    deps.log.warn({ error, companyId: input.companyId }, 'no answer could be made')
    return offer('unavailable', input.t)
  })
  const { outcome, used = [], content, meta } = ending
  const trace = notes.read({ outcome, used: [...used], duration_ms: deps.clock.now() - startedAt })
  return { content, meta, trace }
}

async function compose(deps: ComposeDeps, input: Composing, notes: Notes): Promise<Ending> {
  const { companyId, claims, locale, t, turns, search, settings, spent } = input
  const question = turns.at(-1)!.content
  if (spent) return offer(spent, t)
  const smallTalk = replyToSmallTalk(question, locale)
  if (smallTalk !== null) return politeness(smallTalk)
  if (speaksOf(question, settings.forbidden_topics)) return offer('refused-topic', t)
  const { name, model } = await deps.modelOf(companyId)
  if (model.isExtractive && isBareReply(turns)) return politeness(smallTalkReply(locale, 'acknowledgement'))
  const ask: AskSearch = (query, limit, within) => search(companyId, claims, query, limit, within)
  const material = createMaterial()

  async function callTool(call: ToolCall): Promise<ToolResult> {
    const outcome = await callKnowledgeTool(call, ask)
    notes.called(call, outcome)
    if (outcome.kind === 'refused') return outcome
    return { kind: 'found', passages: material.add(outcome.hits) }
  }

  notes.model(name)
  const check = model.isExtractive ? null : checkFor(model, input, material)
  const request = {
    question,
    history: historyOf(turns),
    guidance: settings,
    locale,
    callTool,
    signal: input.signal,
    onPrompt: notes.prompted,
    onText: (soFar: WrittenAnswer) => tell(check ? check.finished(soFar) : soFar.text, input),
  }
  const foreign = model.isExtractive && !input.isPicked ? await foreignNotice(deps, input) : null
  const {
    hits,
    answer,
    leavesPart = false,
  } = foreign !== null
    ? await withoutQuotes(ask, question)
    : model.isExtractive
      ? await answerByQuotes(model, request, ask, turns, material.add)
      : await answerByModel(model, request, ask, turns, found => {
          notes.found(found)
          return material.add(found)
        })
  notes.found(hits)
  if (answer.kind === 'small-talk' && mayBeSmallTalk(question))
    return politeness(smallTalkReply(locale, answer.of))
  // A language model has already read the articles that would be suggested.
  const suggested = model.isExtractive ? hits : []
  if (answer.kind !== 'answer') return withoutAnswer(suggested, input, foreign)
  const origin = answer.text.includes('://') ? await deps.originOf(companyId) : null
  const checked = check?.whole(answer, origin) ?? { ...answer, kind: 'kept', dropped: [] }
  notes.dropped(checked.dropped)
  if (checked.kind !== 'kept') return offer('withheld', t)
  const finished = finish(input, checked, material, origin)
  if (!finished) return withoutAnswer(suggested, input)
  return leavesPart ? saysWhatIsLeft(finished, t) : finished
}

/** Answers with a language model, which reads all passages in whatever language they are. */
async function answerByModel(
  model: Model,
  request: Omit<ModelRequest, 'passages'>,
  ask: AskSearch,
  turns: readonly Turn[],
  toPassages: AnswerMaterial['add'],
): Promise<FoundAnswer> {
  const hits = await findPassages(ask, turns)
  return { hits, answer: await model.answer({ ...request, passages: toPassages(hits) }) }
}

/** Suggests articles that share a word with the question if nothing in the visitor's language can be quoted. */
async function withoutQuotes(ask: AskSearch, question: string): Promise<FoundAnswer> {
  const hits = await ask(question, SUGGESTED_ARTICLES_MAX)
  return { hits: hits.filter(({ hasQueryWord }) => hasQueryWord), answer: { kind: 'no-information' } }
}

/** Returns the notice for a visitor who writes in a language that no article is in; null for all others. */
async function foreignNotice(
  { languagesOf }: ComposeDeps,
  { companyId, claims, turns }: ComposeInput,
): Promise<string | null> {
  const language = languageOfMessage(turns.at(-1)!.content)
  return language && helpLanguages(language, await languagesOf(companyId, claims))
}

/** Returns the model's text as visitors may read it, or null if it cites nothing and so is no answer. */
function finish(
  { t, settings }: Composing,
  { text, used }: WrittenAnswer,
  { passages }: AnswerMaterial,
  origin: string | null,
): Ending | null {
  const content = safeAnswer(text, { origin, maxSentences: settings.max_sentences })
  const citations = used.flatMap(slug => {
    const title = passages.get(slug)?.[0]?.title
    return title === undefined ? [] : [{ title, slug }]
  })
  if (content === '' || citations.length === 0) return null
  if (speaksOf(content, settings.forbidden_topics)) return offer('refused-topic', t)
  return {
    outcome: 'answer',
    used: citations.map(({ slug }) => slug),
    content,
    meta: { type: 'answer', citations },
  }
}

/** Adds a sentence to an answer that leaves one of two questions open. */
function saysWhatIsLeft(ending: Ending, t: SharedMessages): Ending {
  if (ending.outcome !== 'answer') return ending
  return { ...ending, content: `${ending.content}\n\n${t.otherQuestion}` }
}

/** Creates the check of a language model's text against the passages it was given. */
function checkFor(
  { rulesOf }: Model,
  { turns, settings }: ComposeInput,
  { passages }: AnswerMaterial,
): AnswerCheck {
  return createAnswerCheck({
    passages,
    visitor: turns.filter(({ sender_type }) => sender_type === 'visitor').map(({ content }) => content),
    rules: rulesOf?.({ ...settings, instructions: '', forbidden_topics: [] }) ?? '',
    instructions: [settings.instructions, ...settings.forbidden_topics].join('\n'),
  })
}

/** Passes on the text so far for those who follow the answer, made safe, unless it is about a forbidden topic. */
function tell(soFar: string, { settings, onText }: ComposeInput): void {
  const content = safeAnswer(soFar, { origin: null, maxSentences: settings.max_sentences })
  if (content !== '' && !speaksOf(content, settings.forbidden_topics)) onText?.(content)
}

/** Returns a promise that rejects once the signal aborts, since not every search or model listens to it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Returns the language of the newest visitor's message that shows one. */
export function visitorLanguage(turns: readonly Turn[]): Locale | null {
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

/** Suggests articles, without those on forbidden topics, or offers a human if none is left. */
function withoutAnswer(
  hits: readonly SearchHit[],
  { t, settings }: Composing,
  notice: string | null = null,
): Ending {
  const articles = toSuggest(hits)
    .map(({ article: { slug, title } }) => ({ slug, title }))
    .filter(({ title }) => !speaksOf(title, settings.forbidden_topics))
  const after = (text: string) => (notice === null ? text : `${notice} ${text}`)
  if (articles.length === 0) {
    const { content, ...ending } = offer('no-information', t)
    return { ...ending, content: after(content) }
  }
  return {
    outcome: 'suggestions',
    content: after(t.unsure),
    meta: { type: 'suggestions', articles },
  }
}

/** Offers a human, with the text that nothing was found or that the AI is unavailable. */
function offer(
  outcome: Exclude<AnswerOutcome, 'answer' | 'small-talk' | 'suggestions'>,
  { noInformation, unavailable }: SharedMessages,
): Ending {
  const isUnknown = ['no-information', 'withheld', 'refused-topic'].includes(outcome)
  return { outcome, content: isUnknown ? noInformation : unavailable, meta: { type: 'offer' } }
}

function politeness(content: string): Ending {
  return { outcome: 'small-talk', content, meta: { type: 'answer', citations: [] } }
}
