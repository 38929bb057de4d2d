import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { languageLabel, OFFERED_LANGUAGES } from '../../common/languages.ts'
import { STATUS_LABELS, TYPE_LABELS } from '../common/labels.ts'
import { useTopics } from '../topics/use-topics.ts'
import styles from './article-filters.module.css'
import type { ContentFilters } from './content-filters.ts'

/** Delay between the last keystroke and the search, in ms. */
const SEARCH_AFTER_MS = 300

type ArticleFiltersProps = {
  readonly filters: ContentFilters
  /** '' removes a filter. */
  readonly onChange: (name: keyof ContentFilters, value: string) => void
}

/** The filters of the article list. */
export function ArticleFilters({ filters, onChange }: ArticleFiltersProps) {
  const topics = useTopics()
  const choice = (
    name: keyof ContentFilters,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <select
      aria-label={label}
      value={filters[name] ?? ''}
      onChange={event => onChange(name, event.target.value)}
    >
      <option value="">{`${label}: all`}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
  const languages = new Set([...OFFERED_LANGUAGES, ...(filters.language ? [filters.language] : [])])
  return (
    <search className={styles['filters']}>
      <SearchField
        key={filters.search ?? ''}
        value={filters.search ?? ''}
        onChange={text => onChange('search', text)}
      />
      {choice(
        'type',
        'Type',
        CONTENT_TYPES.map(type => [type, TYPE_LABELS[type]]),
      )}
      {choice('status', 'Status', Object.entries(STATUS_LABELS))}
      {choice(
        'category_id',
        'Category',
        (topics.data?.categories ?? []).map(({ id, name }) => [id, name]),
      )}
      {choice(
        'language',
        'Language',
        [...languages].map(tag => [tag, languageLabel(tag)]),
      )}
    </search>
  )
}

function SearchField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = systemClock.setTimeout(() => onChange(text.trim()), SEARCH_AFTER_MS)
    return () => systemClock.clearTimeout(timer)
  }, [text, value, onChange])
  function submit(event: FormEvent) {
    event.preventDefault()
    onChange(text.trim())
  }
  return (
    <form className={styles['search']} onSubmit={submit}>
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        aria-label="Search articles"
        placeholder="Search title, text, questions"
        maxLength={200}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </form>
  )
}
