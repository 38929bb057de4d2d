import type { SmallTalk } from '#server/ports/model.ts'

/**
 * Small talk in one language.
 * Phrases are separated by commas; case, accents, punctuation and apostrophes do not matter. A message is small talk
 * if it consists of phrases and fillers only.
 */
export type Phrasebook = {
  readonly phrases: Readonly<Record<SmallTalk, string>>
  /** Words that may accompany a phrase and mean nothing by themselves. */
  readonly fillers: string
  /** The AI's fixed replies. A language model's own words would have no source. */
  readonly replies: Readonly<Record<SmallTalk, string>>
}
