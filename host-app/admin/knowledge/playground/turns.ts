/** The turns of a playground conversation. */
import type { Locale } from '#contract/constants/locales.ts'
import { PLAYGROUND_TURNS_MAX } from '#contract/constants/playground.ts'
import type { Citation } from '#contract/entities/message.ts'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'

/**
 * A question, and the knowledge base that answers it: as published, or with a draft in place of one article.
 */
export type PlaygroundQuestion = {
  readonly question: string
  readonly language: Locale
  readonly draftId: string | null
}

/** A question with the conversation before it. */
export type QuestionTurn = PlaygroundQuestion & {
  /** The suggested article that the visitor chose instead of asking a new question. */
  readonly picked: Citation | null
  /** The earlier turns. */
  readonly before: readonly AnsweredTurn[]
}

/** A question with its answers. */
export type AnsweredTurn = QuestionTurn & {
  /** One answer for each method; exactly one is the company's current method. */
  readonly answers: readonly PlaygroundAnswer[]
}

/** Returns the visitor's message in a turn: the question, or the title of the chosen article. */
export function saidIn({ question, picked }: QuestionTurn): string {
  return picked?.title ?? question
}

/** Returns the answer that visitors get: the one by the company's current method. */
export function answerInUse(answers: readonly PlaygroundAnswer[]): PlaygroundAnswer {
  return answers.find(({ is_in_use }) => is_in_use)!
}

/** Returns the newest messages of a conversation, in the shape that the AI reads. */
export function historyOf(turns: readonly AnsweredTurn[]) {
  return turns
    .flatMap(turn => {
      const { text, ...named } = answerInUse(turn.answers).answer
      return [
        { sender_type: 'visitor' as const, content: saidIn(turn) },
        { sender_type: 'ai' as const, content: text, ...named },
      ]
    })
    .slice(-PLAYGROUND_TURNS_MAX)
}
