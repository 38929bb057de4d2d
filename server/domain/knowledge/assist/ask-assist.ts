import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import { type AssistRefusal, CUSTOMER_LANGUAGE } from '#contract/constants/assist.ts'
import type { AiSettings } from '#contract/entities/answers.ts'
import type { AssistReply, AssistRequest } from '#contract/entities/assist.ts'
import type { Citation } from '#contract/entities/message.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Model } from '#server/ports/model.ts'
import { answererClaims, type Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { findConversation } from '../../conversations/messages/find-conversation.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { usageDay } from '../ai-settings/usage.ts'
import { type ComposeDeps, composeAnswer, visitorLanguage } from '../answers/compose-answer.ts'
import type { Turn } from '../answers/retrieval/conversation-so-far.ts'
import type { Knowledge } from '../search/knowledge.ts'
import { rewriteRules, summaryRules, translationRules } from './assist-rules.ts'
import { type AssistThread, readAssistThread, transcriptOf, untilQuestion } from './assist-thread.ts'
import { checkWritten } from './check-written.ts'
import { digestOf } from './digest.ts'

/** Messages that a draft reads, as many as an answer to a visitor. */
const DRAFT_HISTORY = 12

/** What `askAssist` needs. */
export type AssistDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly knowledge: Knowledge
  readonly answering: ComposeDeps
}

type Written = { readonly text: string; readonly citations: readonly Citation[] }
type Asked = {
  readonly companyId: string
  readonly thread: AssistThread
  readonly settings: AiSettings
  readonly texts: FlowTexts
  readonly signal: AbortSignal
}

/**
 * Lets the company's language model write a text for an agent, and records that it did. A draft is checked like an
 * answer to a visitor, and each other text against what it is about. The text goes to the agent alone.
 * @throws conversation_not_found (404).
 * @throws no_language_model (409).
 */
export async function askAssist(
  deps: AssistDeps,
  { claims, companyId, userId }: Member,
  conversationId: string,
  request: AssistRequest,
): Promise<AssistReply> {
  const { database, clock, answering } = deps
  const read = await database.as(claims, async query => {
    await findConversation(query, conversationId)
    const settings = await readSettings(query, companyId, 'ai')
    const { texts } = await readSettings(query, companyId, 'chat-flow')
    return { settings, texts, thread: await readAssistThread(query, conversationId) }
  })
  // A model whose key cannot be opened is unavailable, not missing.
  const named = await answering.modelOf(companyId).catch(() => null)
  if (!named) return refuse('unavailable')
  if (!named.model.write) throw new AppError('no_language_model')
  if (!(await takeText(deps, companyId, read.settings))) return refuse('over-budget')
  const timeout = new AbortController()
  const timer = clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  const asked = { ...read, companyId, signal: timeout.signal }
  const written = await writeText(deps, named.model, asked, request)
    .catch(error => {
      answering.log.warn({ error, companyId }, 'no text could be written for an agent')
      return 'unavailable' as const
    })
    .finally(() => clock.clearTimeout(timer))
  if (typeof written === 'string') return refuse(written)
  const [stored] = await database.as(claims, query =>
    query<{ id: string }>(
      `insert into public.ai_assists (company_id, conversation_id, person_id, task, digest, offered_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [companyId, conversationId, userId, request.task, digestOf(written.text), new Date(clock.now())],
    ),
  )
  const assist = { id: stored!.id, task: request.task, text: written.text, citations: [...written.citations] }
  return { assist, refusal: null }
}

function refuse(refusal: AssistRefusal): AssistReply {
  return { assist: null, refusal }
}

/** Counts one more answer of the company's day. Returns false, and counts nothing, if they are used up. */
async function takeText({ database, clock }: AssistDeps, companyId: string, { answers_per_day }: AiSettings) {
  const [counted] = await database.as(answererClaims(companyId), query =>
    query<{ is_taken: boolean }>('select app.consume_ai_answer($1::date, $2) as is_taken', [
      usageDay(clock),
      answers_per_day,
    ]),
  )
  return counted!.is_taken
}

function writeText(
  deps: AssistDeps,
  model: Model,
  asked: Asked,
  request: AssistRequest,
): Promise<Written | AssistRefusal> {
  const { turns, locale } = asked.thread
  switch (request.task) {
    case 'draft':
      return draft(deps, asked)
    case 'summary':
      return turns.length === 0
        ? Promise.resolve('no-information')
        : about(model, asked, {
            task: 'summary',
            rules: summaryRules(request.language),
            material: transcriptOf(turns),
            source: turns.map(({ content }) => content).join('\n'),
          })
    case 'rewrite':
      return about(model, asked, {
        task: 'rewrite',
        rules: rewriteRules(request.style),
        material: request.text,
        source: request.text,
      })
    case 'translate': {
      const language = request.to === CUSTOMER_LANGUAGE ? (visitorLanguage(turns) ?? locale) : request.to
      return about(model, asked, {
        task: 'translate',
        rules: translationRules(language),
        material: request.text,
        source: request.text,
      })
    }
  }
}

/** Answers the customer's last message as the AI would, from published articles only. */
async function draft({ answering, knowledge }: AssistDeps, asked: Asked): Promise<Written | AssistRefusal> {
  const { companyId, thread, settings, texts, signal } = asked
  const turns: readonly Turn[] = untilQuestion(thread.turns).slice(-DRAFT_HISTORY)
  if (turns.length === 0) return 'no-information'
  const { content, meta, trace } = await composeAnswer(answering, {
    companyId,
    claims: answererClaims(companyId),
    locale: thread.locale,
    turns,
    search: knowledge.search,
    settings,
    texts,
    signal,
  })
  // What stands in for the model helps a visitor, but is no draft of the model.
  if (trace.problem !== null) return trace.problem === 'failed_check' ? 'withheld' : 'unavailable'
  return trace.outcome === 'answer' ? { text: content, citations: meta.citations ?? [] } : 'no-information'
}

/** Writes a text about another. */
async function about(
  model: Model,
  { signal }: Asked,
  {
    task,
    rules,
    material,
    source,
  }: Record<'rules' | 'material' | 'source', string> & {
    readonly task: Exclude<AssistRequest['task'], 'draft'>
  },
): Promise<Written | AssistRefusal> {
  const written = await model.write!({ rules, material, signal })
  const text = checkWritten(task, { text: written, source, rules })
  return text === null ? 'withheld' : { text, citations: [] }
}
