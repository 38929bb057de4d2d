import type { AiSettings, AnswerOutcome } from '#contract/entities/answers.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import type { SharedMessages } from '#core/messages/en.ts'
import type { Claims } from '#server/ports/database.ts'
import type { Knowledge } from '../search/knowledge.ts'
import type { Turn } from './retrieval/conversation-so-far.ts'

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
  /** Takes one answer from the allowances, and returns which one is used up; null if none is. Default: none is limited. */
  readonly take?: () => Promise<SpentAllowance | null>
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
 * An allowance that is used up: the company's answers by a language model of the day (`over-budget`), or the AI's answers in
 * one conversation, in all or in the last hour (`turn-limit`).
 */
export type SpentAllowance = Extract<AnswerOutcome, 'over-budget' | 'turn-limit'>

/** The input with the fixed texts in the visitor's language. */
export type Composing = ComposeInput & { readonly t: SharedMessages }
