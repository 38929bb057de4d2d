/** Splits Markdown into sentences for the index. */

/** Matches an abbreviation or a single letter at the end, after which a full stop does not end the sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|vs|No|Nr|bzw|ca|cf|etc|Inc|Ltd|Co|Sr|Jr|Sra|Fig|approx|est|al)\.$/u

/** Returns the sentences of Markdown as plain text, paragraph by paragraph. */
export function sentences(markdown: string): string[] {
  return markdown
    .split(/\n+/)
    .flatMap(line => splitSentences(plainText(line)))
    .map(sentence => sentence.trim())
    .filter(sentence => /\p{L}/u.test(sentence))
}

/** Returns the sentences of one line. */
export function splitSentences(line: string): string[] {
  return joinCut(line.split(/(?<=[.!?؟۔।…]["”’)\]]?)\s+|(?<=[。！？]["”’」』）]?)(?!["”’」』）])/u))
}

/** Joins what was cut after an abbreviation or before a small letter. */
function joinCut(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const isCut =
      last !== undefined &&
      (ABBREVIATION.test(last.slice(-12)) || (last.endsWith('.') && /^\p{Ll}/u.test(part)))
    if (isCut) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole
}

/** Returns the text of one line of Markdown. */
function plainText(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, '')
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|\s)[*_]([^*_]+)[*_](?=\s|$|[.,;:!?])/g, '$1$2')
    .trim()
}
