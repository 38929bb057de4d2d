import type { FoundText } from '#contract/entities/conversation-list.ts'
import styles from './marked-text.module.css'

/** A text with the words that were searched for marked in it. */
export function MarkedText({ text, marks }: Pick<FoundText, 'text' | 'marks'>) {
  let done = 0
  const pieces = marks.map(([start, end]) => {
    const before = text.slice(done, start)
    done = end
    return (
      <span key={start}>
        {before}
        <mark className={styles['mark']}>{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(done)}
    </>
  )
}
