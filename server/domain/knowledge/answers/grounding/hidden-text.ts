/**
 * Finds text meant only for the model: its rules, separators between messages, tool calls. Visitors must not see it.
 */
import { fold } from '../../search/words/fold.ts'
import { splitWords } from '../../search/words/split-words.ts'

/** The text that was found and what it is: part of the instructions, or system text. */
export type Hidden = { readonly reason: 'instructions' | 'system-text'; readonly found: string }

/** Words of the rules that must follow each other to count as a repetition. */
const RUN = 8

/** Patterns that no article needs in an answer. */
const MARKS = [
  /<\s?\|[^|\n]{0,40}\|\s?>/,
  /\[\/?INST\]|<<\/?SYS>>/i,
  /<\/?(?:s|system|assistant|tool_calls?|tool_response|function|think(?:ing)?|im_start|im_end|(?:start|end)_of_turn)>/i,
  /^[\s#*_>-]*\[?(?:system|assistant)(?: (?:message|prompt|instructions?|note))?\]?[*_]{0,2}\s*[:：]/i,
  /query_knowledge_base|NO_INFORMATION|SMALL_TALK_|CLARIFY:/i,
]
/** Patterns that are allowed if an article has them, since some articles explain an interface. */
const MARKS_OF_CODE = [
  /^[\s#*_>-]*(?:developer|tool|function|user|human)[*_]{0,2}\s*[:：]/i,
  /\{\s*["'](?:name|query|role|function|tool|type|arguments|parameters)["']\s*:/i,
  /["']?(?:tool_calls?|function_call|arguments|top_k)["']?\s*:\s*["'{[\d]/i,
]

/**
 * Returns a function that finds hidden text in an answer. `rules` are the product's own; the company's `instructions`
 * may be repeated where an article says the same.
 */
export function createHiddenText({
  rules,
  instructions,
}: {
  readonly rules: string
  readonly instructions: string
}): (answer: string, evidence: readonly string[]) => Hidden | null {
  const ownRuns = new Set(runsOf(rules))
  const runs = new Set(runsOf(instructions))
  return (answer, evidence) => {
    const allowed = ` ${wordsOf(evidence.join('\n')).join(' ')} `
    const isAllowed = (words: string) => allowed.includes(` ${words} `)
    const repeated = runsOf(answer).find(run => ownRuns.has(run) || (runs.has(run) && !isAllowed(run)))
    if (repeated !== undefined) return { reason: 'instructions', found: repeated }
    for (const line of answer.split('\n')) {
      const marks = isAllowed(wordsOf(line).join(' ')) ? MARKS : [...MARKS, ...MARKS_OF_CODE]
      const found = marks.map(pattern => pattern.exec(line)).find(match => match !== null)
      if (found) return { reason: 'system-text', found: found[0].trim() }
    }
    return null
  }
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** Returns the words of a text without numbers, since the model may have numbered the rules. */
function wordsOf(text: string): string[] {
  return splitWords(text)
    .map(fold)
    .filter(word => /\p{L}/u.test(word))
}
