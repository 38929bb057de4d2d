/** Splits an answer in Markdown into its sentences and joins a selection of them again. */
import type { CitedAt } from '#server/ports/model.ts'
import { splitSentences } from '../../search/words/sentences.ts'

/** Matches what a line begins with that is not part of its text. */
const MARKER = /^\s*(?:[-*+•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+|>\s*)*/
const STEP = /^\s*\d{1,2}[.)]\s/

/** One sentence of an answer, with its position. */
export type AnswerSentence = {
  readonly text: string
  /** Index of its line, from 0. */
  readonly line: number
  /** Offset of its end in the answer, in characters. */
  readonly end: number
  /** Whether it belongs to a numbered list. */
  readonly isStep: boolean
  readonly isItem: boolean
  /** Slugs of the articles cited in it or directly after it. */
  readonly cites: readonly string[]
}

/** Returns the sentences of an answer. Without `citations` every sentence cites all slugs of `used`. */
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

/**
 * Returns the answer with only the sentences of `remaining`. A line that introduces a list is removed with the list's
 * last item.
 */
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
