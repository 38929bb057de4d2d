import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DOCS_PATH } from '#contract/constants/docs.ts'
import { isComposingKey } from '#core/composing-key.ts'
import type { DocsMatch } from '../../content/docs/search-docs.ts'
import { DocsMatches } from './docs-matches.tsx'
import styles from './docs-search.module.css'
import { loadDocsSearch } from './load-docs-search.ts'

/** The result of a search: null while the index loads, `failed` if it didn't. */
type Found = readonly DocsMatch[] | 'failed' | null

/**
 * Search over the documentation. The index loads when the field gets the focus. The arrow keys move between the field
 * and the results, Enter opens the first one, Escape ends the search. Without scripts, the form leads to the overview.
 */
export function DocsSearch() {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // What was typed before the page was hydrated counts, too.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  useEffect(() => {
    if (query.trim() === '') return
    let isCurrent = true
    loadDocsSearch().then(
      search => isCurrent && setFound(search(query)),
      () => isCurrent && setFound('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [query])

  function end(): void {
    if (field.current) field.current.value = ''
    setQuery('')
    setFound(null)
  }
  function onKey(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const links = [...(form.current?.querySelectorAll('a') ?? [])]
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      field.current?.focus()
      end()
    } else if (step && links.length > 0) {
      event.preventDefault()
      const stops = [field.current, ...links]
      const index = stops.findIndex(stop => stop?.matches(':focus'))
      stops[(index + step + stops.length) % stops.length]?.focus()
    }
  }

  return (
    <search>
      <form
        ref={form}
        className={styles['search']}
        action={DOCS_PATH}
        onKeyDown={onKey}
        onSubmit={event => {
          event.preventDefault()
          form.current?.querySelector<HTMLElement>('li a')?.click()
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label="Search the docs"
          placeholder="Search the docs"
          autoComplete="off"
          onFocus={() => void loadDocsSearch().catch(() => {})}
          onInput={event => setQuery(event.currentTarget.value)}
        />
        {query.trim() !== '' && (
          <div className={styles['panel']}>
            {found === null && <p role="status">Searching …</p>}
            {found === 'failed' && <p role="alert">The search could not be loaded. Try again.</p>}
            {found !== null && found !== 'failed' && (
              <DocsMatches query={query} matches={found} onChoose={end} />
            )}
          </div>
        )}
      </form>
    </search>
  )
}
