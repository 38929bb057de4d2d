import { diffLines, diffWordsWithSpace } from 'diff'
import styles from './text-diff.module.css'

/** Longer stretches are compared line by line only; word by word takes time with the square of them. */
const WORDS_MAX = 10_000

/** Two texts in one: what went is struck out, what came is underlined; null stands for a cut. */
export function TextDiff({ parts }: { readonly parts: readonly (Part | null)[] }) {
  return <span className={styles['diff']}>{parts.map(drawPart)}</span>
}

function drawPart(part: Part | null, index: number) {
  if (part === null)
    return (
      <span key={index} className={styles['cut']}>
        ⋯
      </span>
    )
  if (part.kind === 'same') return <span key={index}>{part.text}</span>
  const Change = part.kind === 'added' ? 'ins' : 'del'
  return <Change key={index}>{part.text}</Change>
}

/** A stretch of text: in both, only in what was, or only in what is. */
export type Part = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Lines first; where lines took the place of others, the words in which they differ. */
export function compareTexts(before: string, after: string): Part[] {
  const lines = diffLines(before, after)
  const parts: Part[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const next = lines[at + 1]
    if (line.removed && next?.added && line.value.length + next.value.length <= WORDS_MAX) {
      parts.push(...diffWordsWithSpace(line.value, next.value).map(partOf))
      at++
    } else parts.push(partOf(line))
  }
  return parts
}

function partOf({ value, added, removed }: { value: string; added: boolean; removed: boolean }): Part {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

/** The same with long stretches that are the same cut down to the lines beside a change; null stands for a cut. */
export function aroundChanges(parts: readonly Part[], lines = 2): (Part | null)[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== 'same') return [part]
    const all = part.text.split('\n')
    const head = index === 0 ? 0 : lines
    const tail = index === parts.length - 1 ? 0 : lines + 1
    if (all.length <= head + tail + 1) return [part]
    const cut = (from: number, to: number): Part[] =>
      from === to ? [] : [{ kind: 'same', text: all.slice(from, to).join('\n') }]
    return [...cut(0, head), null, ...cut(all.length - tail, all.length)]
  })
}
