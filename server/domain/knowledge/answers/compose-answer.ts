/**
 * Composes one answer, from the visitor's question to the text, with a trace of how it was made. Writes nothing to
 * the database.
 */
import { SUGGESTED_ARTICLES_MAX } from '#contract/constants/ai.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { AnswerTrace } from '#contract/entities/answers.ts'
import type { Clock } from '#core/clock.ts'
import type { SharedMessages } from '#core/messages/en.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { isFile } from '#core/text/message-link.ts'
import type { Log } from '#server/ports/log.ts'
import type { Model, NamedModel, WrittenAnswer } from '#server/ports/model.ts'
import { problemOf } from '../ai-settings/model-rest.ts'
import { rejectedBy } from '../rejected-by.ts'
import type { Knowledge } from '../search/knowledge.ts'
import type { SearchHit } from '../search/search-index.ts'
import { type AnswerMaterial, createMaterial } from './answer-material.ts'
import { createNotes, type Notes } from './answer-notes.ts'
import { askModel, type ModelResult, ownRules } from './ask-model.ts'
import type { ComposeInput, Composing, SpentAllowance } from './compose-input.ts'
import { type Ending, offer, politeness, unsure } from './ending.ts'
import { finishAnswer, showSoFar } from './finish-answer.ts'
import { speaksOf } from './forbidden-topics.ts'
import { createHiddenText } from './grounding/hidden-text.ts'
import { helpLanguages } from './help-languages.ts'
import { languageOfMessage } from './message-language.ts'
import { answerByQuotes } from './retrieval/answer-by-quotes.ts'
import { isBareReply, type Turn } from './retrieval/conversation-so-far.ts'
import type { AskSearch } from './retrieval/find-passages.ts'
import { replyToSmallTalk, smallTalkReply } from './small-talk/small-talk.ts'

/** What composing an answer needs, the same for every question. */
export type ComposeDeps = {
  readonly clock: Clock
  /** Returns the model that writes the company's answers. */
  readonly modelOf: (companyId: string) => Promise<NamedModel>
  /** The built-in answerer, which also answers when a language model does not. */
  readonly builtIn: NamedModel
  /** Returns the languages of the articles that the claims may read (BCP 47). */
  readonly languagesOf: Knowledge['languagesOf']
  /** Returns the address below which the company's articles are, without a slash at the end. */
  readonly originOf: (companyId: string) => Promise<string>
  readonly log: Pick<Log, 'warn'>
}

/** An answer as it is posted, with its trace. */
export type ComposedAnswer = Pick<Ending, 'content' | 'meta'> & { readonly trace: AnswerTrace }

/**
 * Answers the last turn from what the search finds, or suggests articles if none is sure to answer. Where a language model
 * gives no answer, for whatever reason, the built-in answerer's stands in.
 * Never rejects. If the search fails or is aborted by `signal`, the result offers a human instead (CHAT-13, CHAT-27).
 */
export async function composeAnswer(deps: ComposeDeps, given: ComposeInput): Promise<ComposedAnswer> {
  const locale = visitorLanguage(given.turns) ?? given.locale
  const input = { ...given, locale, t: messagesFor(locale, given.texts) }
  const startedAt = deps.clock.now()
  const notes = createNotes()
  const ending = await Promise.race([compose(deps, input, notes), rejectedBy(input.signal)]).catch(error => {
    deps.log.warn({ error, companyId: input.companyId }, 'no answer could be made')
    return offer('unavailable', input.t)
  })
  const { outcome, used = [], content, meta } = ending
  const trace = notes.read({ outcome, used: [...used], duration_ms: deps.clock.now() - startedAt })
  return { content, meta, trace }
}

async function compose(deps: ComposeDeps, input: Composing, notes: Notes): Promise<Ending> {
  const { companyId, claims, locale, t, turns, search, settings } = input
  const question = turns.at(-1)!.content
  const smallTalk = replyToSmallTalk(question, locale)
  if (smallTalk !== null) return politeness(smallTalk.reply, smallTalk.kind)
  if (isFile(question)) return politeness(t.fileReceived)
  if (speaksOf(question, settings.forbidden_topics)) return offer('refused-topic', t)
  const spent = (await input.take?.()) ?? null
  if (spent === 'turn-limit') return offer(spent, t)

  const ask: AskSearch = (query, limit, within) => search(companyId, claims, query, limit, within)
  const material = createMaterial()
  const named = await modelOf(deps, companyId, notes)
  const languageModel = named?.model.isExtractive ? null : named
  const extractive = named?.model.isExtractive ? named : deps.builtIn
  let standIn: Promise<BuiltInAnswer> | null = null
  const builtIn = () => {
    standIn ??= answerBuiltIn(deps, extractive.model, input, {
      ask,
      material,
      standsInFor: languageModel?.model ?? null,
    })
    return standIn
  }
  const result =
    languageModel && spent === null
      ? await askModel(languageModel, input, {
          ...{ clock: deps.clock, log: deps.log, ask, material, notes },
          originOf: () => deps.originOf(companyId),
          isSureWithout: async () => (await builtIn()).answer?.outcome === 'answer',
        })
      : null
  if (result?.kind === 'ended') return result.ending
  const { answer, hits, notice } = await builtIn()
  if (result?.kind !== 'silent') {
    notes.found(hits)
    notes.model(extractive.name)
    if (answer) return answer
  }
  const otherwise = reasonToOffer(named, languageModel === null ? null : spent, result)
  return unsure(hits, { t, notice, forbidden: settings.forbidden_topics, otherwise })
}

/** Returns why a human is offered if nothing can be suggested either. */
function reasonToOffer(named: NamedModel | null, spent: SpentAllowance | null, result: ModelResult | null) {
  if (spent !== null) return spent
  if (named === null || result?.kind === 'failed') return 'unavailable'
  return result?.kind === 'withheld' ? 'withheld' : 'no-information'
}

/** Returns the company's model; null if it can't be asked, for example because its key cannot be opened. */
async function modelOf(
  { modelOf, log }: ComposeDeps,
  companyId: string,
  notes: Notes,
): Promise<NamedModel | null> {
  try {
    return await modelOf(companyId)
  } catch (error) {
    log.warn({ error, companyId }, 'a language model could not be asked')
    notes.failed(problemOf(error))
    return null
  }
}

type BuiltInAnswer = {
  /** Null if no article is sure to answer. */
  readonly answer: Ending | null
  /** What was found, the likeliest first. */
  readonly hits: readonly SearchHit[]
  /** For a visitor who writes in a language that no article is in; null for all others. */
  readonly notice: string | null
}

/**
 * Quotes articles, or returns what was found if none is sure to answer. Those who follow the answer see the quote before
 * it is posted, unless it stands in for a model. Then text meant for models is not quoted: an article that made the
 * model's answer fail its check must not come through here.
 */
async function answerBuiltIn(
  deps: ComposeDeps,
  model: Model,
  input: Composing,
  { ask, material, standsInFor }: { ask: AskSearch; material: AnswerMaterial; standsInFor: Model | null },
): Promise<BuiltInAnswer> {
  const { locale, turns, settings, t } = input
  const question = turns.at(-1)!.content
  if (isBareReply(turns))
    return { answer: politeness(smallTalkReply(locale, 'acknowledgement')), hits: [], notice: null }
  const notice = input.isPicked ? null : await foreignNotice(deps, input)
  if (notice !== null) {
    // Nothing in the visitor's language can be quoted. Articles that share a word with the question may help.
    const hits = await ask(question, SUGGESTED_ARTICLES_MAX)
    return { answer: null, hits: hits.filter(({ hasQueryWord }) => hasQueryWord), notice }
  }
  const request = {
    ...{ question, locale, history: [], guidance: settings, signal: input.signal },
    callTool: async () => ({ kind: 'refused' as const, error: 'There are no tools.' }),
    ...(standsInFor === null && { onText: ({ text }: WrittenAnswer) => void showSoFar(text, input) }),
  }
  const found = await answerByQuotes(model, request, ask, turns, material.add)
  if (
    found.answer.kind !== 'answer' ||
    (standsInFor && isForModels(found.answer.text, standsInFor, settings))
  )
    return { answer: null, hits: found.hits, notice }
  const origin = found.answer.text.includes('://') ? await deps.originOf(input.companyId) : null
  const finished = finishAnswer(found.answer, input, material, origin)
  const answer = finished?.outcome === 'answer' && found.leavesPart ? saysWhatIsLeft(finished, t) : finished
  return { answer, hits: found.hits, notice }
}

/** Whether a quote has text that only models should read. Code is none: articles explain interfaces. */
function isForModels(quote: string, model: Model, settings: Composing['settings']): boolean {
  return createHiddenText({ rules: ownRules(model, settings), instructions: '' })(quote, [quote]) !== null
}

/** Adds a sentence to an answer that leaves one of two questions open. */
function saysWhatIsLeft(ending: Ending, t: SharedMessages): Ending {
  return { ...ending, content: `${ending.content}\n\n${t.otherQuestion}` }
}

/** Returns the notice for a visitor who writes in a language that no article is in; null for all others. */
async function foreignNotice(
  { languagesOf }: ComposeDeps,
  { companyId, claims, turns }: ComposeInput,
): Promise<string | null> {
  const language = languageOfMessage(turns.at(-1)!.content)
  return language && helpLanguages(language, await languagesOf(companyId, claims))
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
