import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { DOCS_GROUPS, DOCS_PATH, docPath } from '#contract/constants/docs.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { highlight } from '#core/text/highlight.ts'
import { numbered } from '#host-app/shared/ui/numbered.tsx'
import type { DocsMatch } from '../../content/docs/search-docs.ts'
import styles from './docs-search.module.css'

const NAMES = new Map(DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file, name }) => [file, name] as const)))

type Search = (query: string) => readonly DocsMatch[]

let loading: Promise<Search> | null = null

const SHOWN_MAX = 8

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

type DocsMatchesProps = {
  readonly query: string
  readonly matches: readonly DocsMatch[]
  readonly onChoose: () => void
}

/** The results of a search. A result is a plain link, so that the browser goes to the heading and moves the focus. */
function DocsMatches({ query, matches, onChoose }: DocsMatchesProps) {
  const shown = matches.slice(0, SHOWN_MAX)
  return (
    <>
      <p role="status" className={styles['status']}>
        {statusOf(query, matches.length)}
      </p>
      <ul className={styles['list']}>
        {shown.map(({ part, excerpt }) => (
          <li key={`${part.file}#${part.id}`}>
            <a href={docPath(part.file) + (part.id && `#${part.id}`)} onClick={onChoose}>
              <b>
                <Marked text={part.heading || docName(part.file)} query={query} />
              </b>
              {part.heading && <small>{docName(part.file)}</small>}
              <span>
                <Marked text={excerpt} query={query} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <p className={styles['elsewhere']}>
          What the API has and what is planned is on <Link to="/apis">APIs</Link>. Or{' '}
          <Link to="/contact">ask us</Link>.
        </p>
      )}
    </>
  )
}

function statusOf(query: string, count: number): string {
  if (count === 0) return `Nothing in the docs has “${query.trim()}”. Try fewer or other words.`
  if (count > SHOWN_MAX) return `The best ${SHOWN_MAX} of ${count} results`
  return count === 1 ? '1 result' : `${count} results`
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return numbered(highlight(text, query), piece => (piece.isMatch ? <mark>{piece.text}</mark> : piece.text))
}

/** Loads the index of the documentation once. A failed load is repeated with the next call. */
function loadDocsSearch(): Promise<Search> {
  loading ??= load().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const [{ DOCS_INDEX }, { createDocsSearch }] = await Promise.all([
    import('../../content/docs/docs-index.ts'),
    import('../../content/docs/search-docs.ts'),
  ])
  return createDocsSearch(DOCS_INDEX, docName)
}

/** Returns the name of a page of the documentation. */
export function docName(file: string): string {
  return NAMES.get(file) ?? file
}
