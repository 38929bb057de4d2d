import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'

/** Markdown as plain sentences, paragraph by paragraph. */
export function sentences(markdown: string): string[] {
  return markdown
    .split(/\n+/)
    .map(plainText)
    .flatMap(line => line.split(/(?<=[.!?؟])\s+|(?<=。)/u))
    .map(sentence => sentence.trim())
    .filter(sentence => /\p{L}/u.test(sentence))
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
