import type { SmallTalk } from '#server/ports/model.ts'

/**
 * Small talk in one language. Phrases are parted by commas; case, accents, punctuation and apostrophes don't matter. A
 * message is small talk if phrases and fillers make up all of it.
 */
export type Phrasebook = {
  readonly phrases: Readonly<Record<SmallTalk, string>>
  /** What may stand beside a phrase and says nothing by itself. */
  readonly fillers: string
  /** What the AI says to it. A language model's own words would rest on nothing. */
  readonly replies: Readonly<Record<SmallTalk, string>>
}
