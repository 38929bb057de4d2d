import { splitSentences } from '../search/words/sentences.ts'

const FENCE = /^\s*```/
const ITEM = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+\S/
const ANNOUNCEMENT = /[:：]["”»)\]]?\s*$/

/** Lines that are kept or cut together, with the number of sentences they count as. */
type Group = { readonly lines: string[]; readonly kind: 'text' | 'list' | 'code' }

/**
 * Returns the first `most` sentences of a Markdown text.
 * A list or a code block counts as one sentence together with the sentence that introduces it, and is never cut.
 */
export function limitSentences(text: string, most: number): string {
  const shortened: string[] = []
  let left = most
  for (const { kind, lines } of groupsOf(text.split('\n'))) {
    if (kind !== 'text') {
      if (left === 0) break
      left--
      shortened.push(...lines)
      continue
    }
    const line = lines[0]!
    const sentences = splitSentences(line).filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
    const isAnnounced = sentences.length > 0 && ANNOUNCEMENT.test(line)
    const counted = sentences.length - (isAnnounced ? 1 : 0)
    if (counted > left || (isAnnounced && counted === left)) {
      const whole = sentences.slice(0, Math.min(left, counted))
      if (whole.length > 0) shortened.push(whole.join(' '))
      break
    }
    left -= counted
    shortened.push(line)
  }
  return shortened.join('\n')
}

/** Groups a list with the further lines of its items, and code with its fence. Every other line is its own group. */
function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = []
  let isInCode = false
  for (const line of lines) {
    const last = groups.at(-1)
    const isFence = FENCE.test(line)
    const isInList = last?.kind === 'list' && (ITEM.test(line) || /^\s+\S/.test(line))
    if (isInCode || isInList) last!.lines.push(line)
    else groups.push({ kind: isFence ? 'code' : ITEM.test(line) ? 'list' : 'text', lines: [line] })
    if (isFence) isInCode = !isInCode
  }
  return groups
}
