import type { Part } from './compare-texts.ts'
import styles from './text-diff.module.css'

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
