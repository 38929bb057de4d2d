/** The model port: who words the answer. The passages are all that it may rest on. */
import type { ModelProblem } from '#contract/constants/ai.ts'
import type { AiSettings, ModelMessage } from '#contract/entities/answers.ts'

export type ModelPassage = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly text: string
  /** 0..1: how likely the article answers. */
  readonly likelihood: number
  /** Whether that is enough to answer from it without reading it. */
  readonly isSure: boolean
  /** BCP 47; undefined where it is not known. */
  readonly language: string | undefined
}

/** How the company wishes to be spoken for. */
export type ModelGuidance = Pick<
  AiSettings,
  'tone' | 'max_sentences' | 'answer_language' | 'forbidden_topics' | 'instructions'
>

/** A tool that the model asks for, its arguments as it wrote them. */
export type ToolCall = { readonly name: string; readonly arguments: string }

/** What came of it: passages however likely they answer, or why it was not carried out. */
export type ToolResult =
  | { readonly kind: 'found'; readonly passages: readonly ModelPassage[] }
  | { readonly kind: 'refused'; readonly error: string }

export type ModelRequest = {
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly { readonly from: 'visitor' | 'support'; readonly content: string }[]
  /** The best first, however likely they answer; `isSure` marks those that do most likely. May be empty. */
  readonly passages: readonly ModelPassage[]
  readonly guidance: ModelGuidance
  /** Of the visitor's messages where they tell it, else of the conversation (BCP 47). */
  readonly locale: string
  /** Carries a tool out, or refuses to: whatever a model asks for goes through here. */
  readonly callTool: (call: ToolCall) => Promise<ToolResult>
  readonly signal: AbortSignal
  /** Hears all that a language model is sent, each time before it is. */
  readonly onPrompt?: (messages: readonly ModelMessage[]) => void
  /** Hears all of the answer so far, again and again, once it is known to rest on a passage. */
  readonly onText?: (soFar: WrittenAnswer) => void
}

/** Where a text cites a passage: right before the character at `at`. */
export type CitedAt = { readonly at: number; readonly slug: string }

/**
 * `used` are the slugs of the passages the answer rests on, given or found by a tool. `citations` say where in `text` each
 * is cited; a model that leaves them out cites all of `used` in every sentence.
 */
export type WrittenAnswer = {
  readonly text: string
  readonly used: readonly string[]
  readonly citations?: readonly CitedAt[]
}

/** A message that says no more than that, such as a question about the AI itself. */
export type SmallTalk =
  | 'greeting'
  | 'how-are-you'
  | 'thanks'
  | 'acknowledgement'
  | 'goodbye'
  | 'identity'
  | 'abilities'
  | 'frustration'

/** Of small talk a model says the kind alone; the words are not its own. */
export type ModelAnswer =
  | ({ readonly kind: 'answer' } & WrittenAnswer)
  | { readonly kind: 'small-talk'; readonly of: SmallTalk }
  | { readonly kind: 'no-information' }

/** Why a language model gave no answer. The message is for the log and has no secret in it. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly problem: ModelProblem

  constructor(problem: ModelProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export type Model = {
  /** Rejects when the model cannot be reached or does not finish in time. */
  readonly answer: (request: ModelRequest) => Promise<ModelAnswer>
  /** True for a model that only quotes the best sure passages: it is given few of them, and its words are not checked. */
  readonly isExtractive?: boolean
  /** The rules that a language model is told before the articles. No answer may repeat them. */
  readonly rulesOf?: (guidance: ModelGuidance) => string
}

/** A model with the name that people know it by. */
export type NamedModel = { readonly name: string; readonly model: Model }
