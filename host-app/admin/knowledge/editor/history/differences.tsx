import type { ContentFields } from '#contract/entities/content.ts'
import { aroundChanges, compareTexts, type Part, TextDiff } from '../../common/text-diff.tsx'
import styles from './differences.module.css'

const FIELDS = [
  'title',
  'slug',
  'excerpt',
  'body',
  'alternate_questions',
  'seo_title',
  'seo_description',
  'visibility',
] as const

const LABELS: Readonly<Record<keyof ContentFields, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Summary',
  body: 'Text',
  alternate_questions: 'Other ways to ask',
  category_id: 'Category',
  section_id: 'Section',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  visibility: 'Visible to',
}

/** The differences, field by field. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Both are the same.</p>
  return (
    <dl className={styles['differences']}>
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt>{LABELS[field]}</dt>
          <dd dir="auto">
            <TextDiff parts={aroundChanges(parts)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An article's field that differs, with its parts. */
type Difference = { readonly field: keyof ContentFields; readonly parts: readonly Part[] }

/** Compares two versions of an article. Returns the fields that differ, in reading order. */
export function compareFields(before: ContentFields, after: ContentFields): Difference[] {
  return FIELDS.map(field => ({
    field,
    parts: compareTexts(textOf(before[field]), textOf(after[field])),
  })).filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'))
}

function textOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join('\n')
}
