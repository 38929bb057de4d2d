/** The sentences of an answer in Markdown, each with its place. */
import type { CitedAt } from '#server/ports/model.ts'
import { splitSentences } from '../../search/words/sentences.ts'

/** What begins a line and is no part of what it says. */
const MARKER = /^\s*(?:[-*+•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+|>\s*)*/
const STEP = /^\s*\d{1,2}[.)]\s/

export type AnswerSentence = {
  readonly text: string
  /** Of the line in which it stands, from 0. */
  readonly line: number
  /** Where it ends in the answer. */
  readonly end: number
  /** Of a numbered list. */
  readonly isStep: boolean
  readonly isItem: boolean
  /** Slugs that are cited in it or right behind it. */
  readonly cites: readonly string[]
}

/** Without `citations` every sentence cites all of `used`. */
export function splitAnswer(
  text: string,
  used: readonly string[],
  citations: readonly CitedAt[] | undefined,
): AnswerSentence[] {
  const sentences: AnswerSentence[] = []
  let lineStart = 0
  let citedFrom = -1
  text.split('\n').forEach((written, line) => {
    const marker = MARKER.exec(written)![0]
    let from = lineStart + marker.length
    for (const part of splitSentences(written.slice(marker.length))) {
      if (part.trim() === '') continue
      const found = text.indexOf(part, from)
      const end = (found >= 0 ? found : from) + part.length
      const cites = citations
        ? citations.filter(({ at }) => at > citedFrom && at <= end).map(({ slug }) => slug)
        : used
      sentences.push({
        text: part,
        line,
        end,
        isStep: STEP.test(written),
        isItem: /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(written),
        cites,
      })
      from = end
      citedFrom = end
    }
    lineStart += written.length + 1
  })
  return sentences
}

/** The answer with only these of its sentences; a line that introduces a list goes with the last item of it. */
export function joinAnswer(
  text: string,
  all: readonly AnswerSentence[],
  remaining: ReadonlySet<AnswerSentence>,
): string {
  const lines = text.split('\n').flatMap((written, line) => {
    const own = all.filter(sentence => sentence.line === line)
    if (own.every(sentence => remaining.has(sentence))) return [{ written, line }]
    const left = own.filter(sentence => remaining.has(sentence)).map(sentence => sentence.text)
    return left.length === 0 ? [] : [{ written: `${MARKER.exec(written)![0]}${left.join(' ')}`, line }]
  })
  const isEmptied = (line: number) => {
    const items = all.filter(sentence => sentence.line > line)
    return (
      items[0]?.isItem === true &&
      items.filter(({ isItem }) => isItem).every(sentence => !remaining.has(sentence))
    )
  }
  return lines
    .filter(({ written, line }) => !(/[:：]\s*$/.test(written) && isEmptied(line)))
    .map(({ written }) => written)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
