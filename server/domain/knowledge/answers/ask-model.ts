/** Asks a language model, and lets only what is checked and in time become an answer. */
import { MODEL_PATIENCE_MS, MODEL_TIMEOUT_MS, type ModelProblem } from '#contract/constants/ai.ts'
import type { Clock } from '#core/clock.ts'
import type { Log } from '#server/ports/log.ts'
import {
  type Clarification,
  type Model,
  type ModelAnswer,
  ModelError,
  type NamedModel,
  type ToolCall,
  type ToolResult,
  type WrittenAnswer,
} from '#server/ports/model.ts'
import { problemOf } from '../ai-settings/model-rest.ts'
import { rejectedBy } from '../rejected-by.ts'
import type { AnswerMaterial } from './answer-material.ts'
import type { Notes } from './answer-notes.ts'
import type { Composing } from './compose-input.ts'
import { type Ending, politeness } from './ending.ts'
import { finishAnswer, showSoFar, withSource } from './finish-answer.ts'
import { speaksOf } from './forbidden-topics.ts'
import { type AnswerCheck, createAnswerCheck } from './grounding/check-answer.ts'
import { callKnowledgeTool } from './knowledge-tool.ts'
import { type AskSearch, findPassages } from './retrieval/find-passages.ts'
import { safeAnswer } from './safe-answer.ts'
import { mayBeSmallTalk, smallTalkReply } from './small-talk/small-talk.ts'

/**
 * What became of a question to a language model: the reply, or `silent` if the articles don't answer it, `withheld` if what it
 * wrote failed its check, `failed` if it gave nothing in time.
 */
export type ModelResult =
  | { readonly kind: 'ended'; readonly ending: Ending }
  | { readonly kind: 'silent' }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'failed'; readonly problem: ModelProblem }

type Asking = {
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  readonly ask: AskSearch
  readonly material: AnswerMaterial
  readonly notes: Notes
  /** The address below which the company's articles are. */
  readonly originOf: () => Promise<string>
  /** Whether the built-in answerer has an answer, so that nobody needs to wait for a slow model. */
  readonly isSureWithout: () => Promise<boolean>
}

/**
 * Asks a language model, which reads all passages in whatever language they are. Never rejects for what the model does:
 * sentences that the visitor has seen stay when it breaks off, and a model that keeps a sure answer waiting is dropped.
 */
export async function askModel(
  { name, model }: NamedModel,
  input: Composing,
  asking: Asking,
): Promise<ModelResult> {
  const { clock, log, ask, material, notes } = asking
  const { turns, settings } = input
  const check = checkFor(model, input, material)
  const stop = new AbortController()
  const signal = AbortSignal.any([input.signal, stop.signal])
  let shown: WrittenAnswer | null = null

  function show(soFar: WrittenAnswer): void {
    if (signal.aborted) return
    const finished = check.finished(soFar)
    if (showSoFar(finished.text, input)) shown = finished
  }

  async function callTool(call: ToolCall): Promise<ToolResult> {
    const outcome = await callKnowledgeTool(call, ask)
    notes.called(call, outcome)
    return outcome.kind === 'refused' ? outcome : { kind: 'found', passages: material.add(outcome.hits) }
  }

  function giveUp(): void {
    stop.abort(new ModelError('too_slow', 'The model took too long.'))
  }
  async function giveUpIfSure(): Promise<void> {
    if (shown === null && (await asking.isSureWithout().catch(() => false)) && shown === null) giveUp()
  }

  const hits = await findPassages(ask, turns)
  notes.found(hits)
  const passages = material.add(hits)
  const timers = [
    clock.setTimeout(() => void giveUpIfSure(), MODEL_PATIENCE_MS),
    clock.setTimeout(giveUp, MODEL_TIMEOUT_MS),
  ]
  try {
    const answer = await Promise.race([
      model.answer({
        ...{ passages, callTool, signal, history: historyOf(input), locale: input.locale },
        ...{ question: turns.at(-1)!.content, guidance: settings, onPrompt: notes.prompted, onText: show },
      }),
      rejectedBy(signal),
    ])
    notes.model(name)
    return await resultOf(answer, check, input, asking)
  } catch (error) {
    if (input.signal.aborted) throw error
    const problem = problemOf(error)
    log.warn({ error, companyId: input.companyId }, 'a language model gave no answer')
    notes.failed(problem)
    const left = shown && finishAnswer(shown, input, material, null)
    if (left) notes.model(name)
    return left ? { kind: 'ended', ending: left } : { kind: 'failed', problem }
  } finally {
    for (const timer of timers) clock.clearTimeout(timer)
  }
}

async function resultOf(
  answer: ModelAnswer,
  check: AnswerCheck,
  input: Composing,
  { material, notes, originOf }: Asking,
): Promise<ModelResult> {
  if (answer.kind === 'small-talk')
    return mayBeSmallTalk(input.turns.at(-1)!.content)
      ? { kind: 'ended', ending: politeness(smallTalkReply(input.locale, answer.of), answer.of) }
      : { kind: 'silent' }
  if (answer.kind === 'clarification') return clarify(answer, check, input, { material, notes })
  if (answer.kind === 'no-information') return { kind: 'silent' }
  const written = withSource(answer, material)
  if (!written) return { kind: 'silent' }
  const origin = written.text.includes('://') ? await originOf() : null
  const checked = check.whole(written, origin)
  notes.dropped(checked.dropped)
  if (checked.kind === 'withheld') return withheld(notes)
  const ending = finishAnswer(checked, input, material, origin)
  return ending ? { kind: 'ended', ending } : { kind: 'silent' }
}

/** Asks the visitor back, once in a conversation and only about what the articles say. */
function clarify(
  { question, choices }: Clarification,
  check: AnswerCheck,
  { turns, settings }: Composing,
  { material: { passages }, notes }: Pick<Asking, 'material' | 'notes'>,
): ModelResult {
  if (turns.some(({ meta }) => meta?.type === 'clarification')) return { kind: 'silent' }
  const text = [question, ...choices].join('\n')
  const checked = check.whole({ text, used: [...passages.keys()] })
  const isSafe = [question, ...choices].every(
    part => safeAnswer(part, { origin: null, maxSentences: settings.max_sentences }) === part,
  )
  if (checked.dropped.length > 0 || !isSafe || speaksOf(text, settings.forbidden_topics))
    return withheld(notes)
  const meta = { type: 'clarification' as const, choices: [...choices] }
  return { kind: 'ended', ending: { outcome: 'clarification', content: question, meta } }
}

function withheld(notes: Notes): ModelResult {
  notes.failed('failed_check')
  return { kind: 'withheld' }
}

/** Returns the product's own rules for a model, without what the company added. */
export function ownRules({ rulesOf }: Model, settings: Composing['settings']): string {
  return rulesOf?.({ ...settings, instructions: '', forbidden_topics: [] }) ?? ''
}

/** Creates the check of a language model's text against the passages it was given. */
function checkFor(model: Model, { turns, settings }: Composing, { passages }: AnswerMaterial): AnswerCheck {
  return createAnswerCheck({
    passages,
    visitor: turns.filter(({ sender_type }) => sender_type === 'visitor').map(({ content }) => content),
    rules: ownRules(model, settings),
    instructions: [settings.instructions, ...settings.forbidden_topics].join('\n'),
  })
}

function historyOf({ turns }: Composing) {
  return turns
    .slice(0, -1)
    .filter(({ sender_type }) => sender_type !== 'system')
    .map(({ sender_type, content }) => ({
      from: sender_type === 'visitor' ? ('visitor' as const) : ('support' as const),
      content,
    }))
}
