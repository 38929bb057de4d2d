/** A conversation that is tried out. */
import type { Locale } from '#contract/constants/locales.ts'
import { PLAYGROUND_TURNS_MAX } from '#contract/constants/playground.ts'
import type { Citation } from '#contract/entities/message.ts'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'

/** What is asked, and of which knowledge base: with a draft in place of what is published, or as it is. */
export type PlaygroundQuestion = {
  readonly question: string
  readonly language: Locale
  readonly draftId: string | null
}

export type QuestionTurn = PlaygroundQuestion & {
  /** The suggested article that was chosen instead of asking anything new. */
  readonly picked: Citation | null
  /** What was asked and answered before the question. */
  readonly before: readonly AnsweredTurn[]
}

export type AnsweredTurn = QuestionTurn & {
  /** One of them is in use. */
  readonly answers: readonly PlaygroundAnswer[]
}

/** What the visitor said in a turn: a question, or the title of the article that they chose. */
export function saidIn({ question, picked }: QuestionTurn): string {
  return picked?.title ?? question
}

/** What visitors get. */
export function answerInUse(answers: readonly PlaygroundAnswer[]): PlaygroundAnswer {
  return answers.find(({ is_in_use }) => is_in_use)!
}

/** The newest messages of a conversation, as the AI reads them. */
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
