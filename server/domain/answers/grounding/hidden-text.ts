/** What only a model is to read: its rules, marks between messages, calls of tools. None of it is a visitor's. */
import { fold } from '../../knowledge/fold.ts'
import { splitWords } from '../../knowledge/split-words.ts'

export type Hidden = { readonly reason: 'instructions' | 'system-text'; readonly found: string }

/** So many words of the rules in a row are no chance. */
const RUN = 8

const MARKS = [
  /<\s?\|[^|\n]{0,40}\|\s?>/,
  /\[\/?INST\]|<<\/?SYS>>/i,
  /<\/?(?:s|system|assistant|tool_calls?|tool_response|function|think(?:ing)?|im_start|im_end|(?:start|end)_of_turn)>/i,
  /^[\s#*_>-]*(?:system|assistant|developer|tool|function|human|user)(?: (?:message|prompt|instructions?|note))?[*_]{0,2}\s*[:：]/im,
  /query_knowledge_base|NO_INFORMATION|SMALL_TALK_/i,
  /\{\s*["'](?:name|query|role|function|tool|type|arguments|parameters)["']\s*:/i,
  /["']?(?:tool_calls?|function_call|arguments|top_k)["']?\s*:\s*["'{[\d]/i,
]

/** Finds such text in an answer. `evidence` is what the answer may repeat: articles may explain all of that. */
export function createHiddenText(
  rules: string,
): (answer: string, evidence: readonly string[]) => Hidden | null {
  const runs = new Set(runsOf(rules))
  return (answer, evidence) => {
    const allowed = ` ${wordsOf(evidence.join('\n')).join(' ')} `
    const isAllowed = (text: string) => allowed.includes(` ${wordsOf(text).join(' ')} `)
    const repeated = runsOf(answer).find(run => runs.has(run) && !allowed.includes(` ${run} `))
    if (repeated !== undefined) return { reason: 'instructions', found: repeated }
    for (const line of answer.split('\n')) {
      const mark = MARKS.map(pattern => pattern.exec(line)).find(match => match !== null)
      if (mark && !isAllowed(line)) return { reason: 'system-text', found: mark[0].trim() }
    }
    return null
  }
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** Without numbers: a list of rules may have been numbered. */
function wordsOf(text: string): string[] {
  return splitWords(text)
    .map(fold)
    .filter(word => /\p{L}/u.test(word))
}
