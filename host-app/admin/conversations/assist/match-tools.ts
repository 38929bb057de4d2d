/** Chooses the canned replies and macros that fit what is being written, without a model. */

/** A canned reply or a macro: its name, and the text that it stands for. */
type Tool = { readonly id: string; readonly name: string; readonly text: string }

/** Words that say nothing about the subject are mostly shorter. */
const WORD_MIN = 4
/** Words in common from which a tool fits; one is enough if it is in the name. */
const ENOUGH = 2
const NAME_WORTH = 2

/** Returns the tools that share the most words with a text, the best first. */
export function matchTools<T extends Tool>(tools: readonly T[], text: string, most: number): readonly T[] {
  const said = wordsOf(text)
  return tools
    .map(tool => ({ tool, score: scoreOf(tool, said) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ tool }) => tool)
}

function scoreOf({ name, text }: Tool, said: ReadonlySet<string>): number {
  const inName = [...wordsOf(name)].filter(word => said.has(word)).length
  const inText = [...wordsOf(text)].filter(word => said.has(word)).length
  return inName * NAME_WORTH + inText
}

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  // A plural is the same word.
  return new Set(words.filter(word => word.length >= WORD_MIN).map(word => word.replace(/s$/, '')))
}
