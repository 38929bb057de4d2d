/** The model port: who words the answer. The passages are all that it may rest on. */
import type { AiSettings, ModelMessage } from '#contract/entities/answers.ts'

export type ModelPassage = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly text: string
}

export type ModelGuidance = Pick<AiSettings, 'tone' | 'max_sentences' | 'answer_language' | 'instructions'>

export type ModelRequest = {
  readonly question: string
  /** Earlier turns, oldest first. */
  readonly history: readonly { readonly from: 'visitor' | 'support'; readonly content: string }[]
  /** Passages above the confidence threshold, the best first; may be empty. */
  readonly passages: readonly ModelPassage[]
  /** How the company wishes to be spoken for. */
  readonly guidance: ModelGuidance
  /** Hears what a language model is sent, before it is. */
  readonly onAsked?: (messages: readonly ModelMessage[]) => void
  readonly signal: AbortSignal
  /** Hears all of the answer's text so far, again and again, once it is known to rest on a passage. */
  readonly onText?: (soFar: string) => void
}

/** A message that says no more than that. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye'

/**
 * `used` are the slugs of the passages the answer rests on. Of small talk a model says the kind alone; the words are not
 * its own.
 */
export type ModelAnswer =
  | { readonly kind: 'answer'; readonly text: string; readonly used: readonly string[] }
  | { readonly kind: 'small-talk'; readonly of: SmallTalk }
  | { readonly kind: 'no-information' }

/** Rejects when the model cannot be reached or does not finish in time. */
export type Model = { readonly answer: (request: ModelRequest) => Promise<ModelAnswer> }

/** A model with the name that people know it by. */
export type NamedModel = { readonly name: string; readonly model: Model }
