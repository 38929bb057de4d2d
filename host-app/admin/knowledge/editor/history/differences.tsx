import type { ContentWords } from '#contract/entities/content.ts'
import { aroundChanges, TextDiff } from '../../common/text-diff.tsx'
import type { Difference } from './compare-words.ts'
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

/** What differs, field by field. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Both say the same.</p>
  return (
    <dl className={styles['differences']}>
      {differences.map(({ word, parts }) => (
        <div key={word}>
          <dt>{LABELS[word]}</dt>
          <dd dir="auto">
            <TextDiff parts={aroundChanges(parts)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
