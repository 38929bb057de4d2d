import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import styles from '../conversation-list.module.css'

/** Delay between the last keystroke and the search, in ms. */
const REST_MS = 250

type ListSearchProps = {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

/** The search field of the list. */
export function ListSearch({ q, onSearch, fieldRef }: ListSearchProps) {
  const [text, setText] = useState(q)
  const [searched, setSearched] = useState(q)
  // The address has changed elsewhere, such as by a saved view.
  if (q !== searched) {
    setSearched(q)
    if (q !== text.trim()) setText(q)
  }

  useEffect(() => {
    if (text.trim() === q) return
    const rest = systemClock.setTimeout(() => onSearch(text.trim()), REST_MS)
    return () => systemClock.clearTimeout(rest)
  }, [text, q, onSearch])

  return (
    <div className={styles['search']}>
      <Search size={14} aria-hidden="true" />
      <input
        ref={fieldRef}
        type="search"
        aria-label="Search conversations"
        placeholder="Search messages, notes, customers"
        aria-keyshortcuts={keyShortcuts('search')}
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) onSearch(text.trim())
        }}
      />
      {text !== '' && (
        <button type="button" aria-label="Clear the search" onClick={() => setText('')}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
