import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'

/** A point after these, or after a single letter, ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|vs|No|Nr|bzw|ca|cf|etc|Inc|Ltd|Co|Sr|Jr|Sra|Fig|approx|est|al)\.$/u

/** A sentence, or a heading, which says what those below it are about. */
export type Passage = { readonly text: string; readonly isHeading: boolean }

/** Markdown as plain sentences, paragraph by paragraph. */
export function passagesOf(markdown: string): Passage[] {
  return markdown.split(/\n+/).flatMap(line => {
    const isHeading = /^\s*#{1,6}\s/.test(line)
    return splitSentences(plainText(line))
      .map(sentence => ({ text: sentence.trim(), isHeading }))
      .filter(({ text }) => /\p{L}/u.test(text))
  })
}

/** The same, as texts alone. */
export function sentences(markdown: string): string[] {
  return passagesOf(markdown).map(({ text }) => text)
}

/** The sentences of one line. */
export function splitSentences(line: string): string[] {
  return joinCut(line.split(/(?<=[.!?؟۔।…]["”’)\]]?)\s+|(?<=[。！？]["”’」』）]?)(?!["”’」』）])/u))
}

/** Puts together again what was cut after an abbreviation or before a small letter. */
function joinCut(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const isCut =
      last !== undefined &&
      (ABBREVIATION.test(last.slice(-12)) || (/\.$/.test(last) && /^\p{Ll}/u.test(part)))
    if (isCut) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole
}

/** The text of one line of markdown. */
function plainText(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|\s)[*_]([^*_]+)[*_](?=\s|$|[.,;:!?])/g, '$1$2')
    .trim()
}

/** A window of at most 1,200 characters of whole sentences, around the sentence at `centre`. */
export function windowAround(all: readonly string[], centre: number): string {
  let [from, to, length] = [centre, centre + 1, all[centre]?.length ?? 0]
  for (;;) {
    const before = all[from - 1]
    const after = all[to]
    if (after !== undefined && length + after.length + 1 <= SNIPPET_MAX_LENGTH) {
      length += after.length + 1
      to++
    } else if (before !== undefined && length + before.length + 1 <= SNIPPET_MAX_LENGTH) {
      length += before.length + 1
      from--
    } else return all.slice(from, to).join(' ').slice(0, SNIPPET_MAX_LENGTH)
  }
}
