/** What a conversation has spoken of before its last message: the question, the articles named, the words told. */
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { smallTalkOf } from '../small-talk/small-talk.ts'
import { leansOnBefore, saysNoHelp, tellingWords } from './follow-up.ts'
import { lastQuestion } from './question-parts.ts'

/** A question of fewer telling words is only understood with the one before it. */
const TELLING = 2
/** A message of fewer telling words that says "no help" says nothing else. */
const NO_HELP_ALONE = 3

/** A message of the conversation, with the articles that an answer of the AI rests on, or that it suggests. */
export type Turn = {
  readonly sender_type: SenderType
  readonly content: string
  readonly meta?: Pick<MessageMeta, 'citations' | 'articles'>
}

/** What the visitor asked before; with the question before that where it says little by itself. */
export function earlierQuestion(turns: readonly Turn[]): string | null {
  const questions = turns
    .slice(0, -1)
    .filter(({ sender_type, content }) => sender_type === 'visitor' && asksSomething(content))
    .map(({ content }) => content)
  const last = questions.at(-1)
  if (last === undefined) return null
  const saysLittle = tellingWords(last).length < TELLING || leansOnBefore(last)
  return saysLittle ? questions.slice(-2).join('\n') : lastQuestion(last)
}

function asksSomething(message: string): boolean {
  return smallTalkOf(message) === null && yesOrNo(message) === null && !saysOnlyNoHelp(message)
}

/** Whether a message says that something was no help, and nothing that could be looked for. */
export function saysOnlyNoHelp(message: string): boolean {
  return saysNoHelp(message) && tellingWords(message).length < NO_HELP_ALONE
}

/** The slugs of the articles that the AI's last reply to name any rests on, or suggests. */
export function lastNamed(turns: readonly Turn[]): readonly string[] {
  const metas = turns.filter(({ sender_type }) => sender_type === 'ai').map(({ meta }) => meta)
  return slugsOf(metas.findLast(meta => slugsOf(meta).length > 0))
}

/** The slugs of all articles that the AI has named. */
export function allNamed(turns: readonly Turn[]): ReadonlySet<string> {
  return new Set(turns.flatMap(({ meta }) => slugsOf(meta)))
}

function slugsOf(meta: Turn['meta']): string[] {
  return [...(meta?.citations ?? []), ...(meta?.articles ?? [])].map(({ slug }) => slug)
}

/** All that the AI has told. */
export function saidByAi(turns: readonly Turn[]): string {
  return turns
    .filter(({ sender_type }) => sender_type === 'ai')
    .map(({ content }) => content)
    .join('\n')
}

/**
 * Whether the last turn is a yes or no that asks for nothing more: a yes to what was no question, or a no to what named no
 * article.
 */
export function isBareReply(turns: readonly Turn[]): boolean {
  const said = yesOrNo(turns.at(-1)!.content)
  if (said === null) return false
  const meta = turns.findLast(({ sender_type }) => sender_type === 'ai')?.meta
  const named = said === 'no' ? [meta?.citations, meta?.articles] : [meta?.articles]
  return named.every(articles => !articles?.length)
}
