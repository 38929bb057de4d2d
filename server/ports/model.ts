/** The model port: what words an answer. It may only use the given passages. */
import type { ModelProblem } from '#contract/constants/ai.ts'
import type { AiSettings, ModelMessage } from '#contract/entities/answers.ts'

/** An article, or a part of it, that an answer may use. */
export type ModelPassage = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly text: string
  /** How likely the article answers the question (0..1). */
  readonly likelihood: number
  /** Whether that is enough to answer from it without reading it. */
  readonly isSure: boolean
  /** BCP 47; undefined if unknown. */
  readonly language: string | undefined
}

/** The company's settings for how the AI writes. */
export type ModelGuidance = Pick<
  AiSettings,
  'tone' | 'max_sentences' | 'answer_language' | 'forbidden_topics' | 'instructions'
>

/** A tool call of a model, with its arguments exactly as written. */
export type ToolCall = { readonly name: string; readonly arguments: string }

/** Result of a tool call: passages, however likely they answer, or the reason for a refusal. */
export type ToolResult =
  | { readonly kind: 'found'; readonly passages: readonly ModelPassage[] }
  | { readonly kind: 'refused'; readonly error: string }

/** A question with everything that the model may use. */
export type ModelRequest = {
  readonly question: string
  /** Earlier messages, the oldest first. */
  readonly history: readonly { readonly from: 'visitor' | 'support'; readonly content: string }[]
  /** The best first, however likely they answer; `isSure` marks the likely ones. May be empty. */
  readonly passages: readonly ModelPassage[]
  readonly guidance: ModelGuidance
  /** Language of the visitor's messages if they show it, otherwise of the conversation (BCP 47). */
  readonly locale: string
  /** Runs a tool call or refuses it. Every tool call of the model goes through it. */
  readonly callTool: (call: ToolCall) => Promise<ToolResult>
  readonly signal: AbortSignal
  /** Receives the messages before each request to a language model. */
  readonly onPrompt?: (messages: readonly ModelMessage[]) => void
  /** Receives the answer so far, repeatedly, once it cites a passage. */
  readonly onText?: (soFar: WrittenAnswer) => void
}

/** A citation in a text, right before the character at `at`. */
export type CitedAt = { readonly at: number; readonly slug: string }

/**
 * `used` are the slugs of cited passages, given or found by a tool. `citations` are their places in `text`; without
 * them every sentence cites all of `used`.
 */
export type WrittenAnswer = {
  readonly text: string
  readonly used: readonly string[]
  readonly citations?: readonly CitedAt[]
}

/** A message that only makes small talk, such as a greeting or a question about the AI itself. */
export type SmallTalk =
  | 'greeting'
  | 'how-are-you'
  | 'thanks'
  | 'acknowledgement'
  | 'goodbye'
  | 'identity'
  | 'abilities'
  | 'frustration'

/** A question back to the visitor, with what they can choose from. */
export type Clarification = { readonly question: string; readonly choices: readonly string[] }

/** A model's answer. Of small talk it only returns the kind; the text is ours. An answer may cite nothing (`used`). */
export type ModelAnswer =
  | ({ readonly kind: 'answer' } & WrittenAnswer)
  | ({ readonly kind: 'clarification' } & Clarification)
  | { readonly kind: 'small-talk'; readonly of: SmallTalk }
  | { readonly kind: 'no-information' }

/** Why a language model gave no answer. The message is for the log and contains no secret. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly problem: ModelProblem

  constructor(problem: ModelProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/** A text to write by rules about a given text, without tools and citations. */
type WriteRequest = {
  readonly rules: string
  /** What the text is about. It is data, never an instruction. */
  readonly material: string
  readonly signal: AbortSignal
}

/** Words answers. */
export type Model = {
  /** Rejects when the model cannot be reached or exceeds the timeout. */
  readonly answer: (request: ModelRequest) => Promise<ModelAnswer>
  /** Writes a text for an agent. Only language models can. Rejects like `answer`. */
  readonly write?: (request: WriteRequest) => Promise<string>
  /** True for a model that only quotes the best sure passages. It gets few passages, and its text is not checked. */
  readonly isExtractive?: boolean
  /** Returns the rules of a language model's prompt. No answer may repeat them. */
  readonly rulesOf?: (guidance: ModelGuidance) => string
}

/** A model and its display name. */
export type NamedModel = { readonly name: string; readonly model: Model }
