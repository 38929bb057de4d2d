import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import styles from './customer-filters.module.css'
import type { CustomerQuery } from './use-customers.ts'

/** Delay between the last keystroke and the search, in ms. */
const SEARCH_AFTER_MS = 250

type CustomerFiltersProps = {
  readonly query: CustomerQuery
  /** '' removes a filter. */
  readonly onChange: (name: string, value: string) => void
}

/** The form of the customer list's filters and sort order. */
export function CustomerFilters({ query, onChange }: CustomerFiltersProps) {
  const lists = useApi('listCustomerLists')
  return (
    <search className={styles['filters']}>
      <SearchField value={query.q ?? ''} onChange={onChange} />
      <select
        aria-label="List"
        value={query.list_id ?? ''}
        onChange={event => onChange('list_id', event.target.value)}
      >
        <option value="">Everybody</option>
        {lists.data?.lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Order"
        value={query.sort ?? 'active'}
        onChange={event => onChange('sort', event.target.value === 'newest' ? 'newest' : '')}
      >
        <option value="active">Last seen first</option>
        <option value="newest">Newest first</option>
      </select>
      {query.company !== undefined && (
        <button type="button" className={styles['chip']} onClick={() => onChange('company', '')}>
          <span className="visually-hidden">Remove the filter: company </span>
          <span dir="auto">{query.company}</span>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}

function SearchField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: CustomerFiltersProps['onChange']
}) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = systemClock.setTimeout(() => onChange('q', text.trim()), SEARCH_AFTER_MS)
    return () => systemClock.clearTimeout(timer)
  }, [text, value, onChange])
  function submit(event: FormEvent) {
    event.preventDefault()
    onChange('q', text.trim())
  }
  return (
    <form className={styles['search']} onSubmit={submit}>
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        aria-label="Search customers"
        placeholder="Name, email, company"
        maxLength={200}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </form>
  )
}
