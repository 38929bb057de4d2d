import { diffLines, diffWordsWithSpace } from 'diff'
import styles from './text-diff.module.css'

/** Longer texts are compared by line only; comparing by word takes quadratic time. */
const WORDS_MAX = 10_000

/**
 * Two texts in one: removed words are struck out, added ones underlined. Null stands for a gap of unchanged
 * lines.
 */
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

/** A stretch of text: in both texts, only in the old one, or only in the new one. */
export type Part = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Compares two texts by line, and replaced lines by word. */
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

/**
 * Returns the parts with long unchanged stretches cut to the lines around a change; null stands for a gap.
 */
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
