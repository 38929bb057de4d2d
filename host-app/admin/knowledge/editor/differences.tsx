import type { ContentWords } from '#contract/entities/content.ts'
import { aroundChanges, type Difference, type Part } from './compare-words.ts'
import styles from './differences.module.css'

const LABELS: Readonly<Record<keyof ContentWords, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Summary',
  body: 'Text',
  alternate_questions: 'Other ways to ask',
  category_id: 'Category',
  section_id: 'Section',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  visibility: 'Who may read it',
}

/** What differs, field by field: what went is struck out, what came is underlined. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Both say the same.</p>
  return (
    <dl className={styles['differences']}>
      {differences.map(({ word, parts }) => (
        <div key={word}>
          <dt>{LABELS[word]}</dt>
          <dd dir="auto">{aroundChanges(parts).map(drawPart)}</dd>
        </div>
      ))}
    </dl>
  )
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
