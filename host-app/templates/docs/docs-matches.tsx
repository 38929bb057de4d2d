import { Link } from 'react-router-dom'
import { docPath } from '#contract/constants/docs.ts'
import { highlight } from '#core/text/highlight.ts'
import type { DocsMatch } from '../../content/docs/search-docs.ts'
import { numbered } from '../../ui/numbered.tsx'
import styles from './docs-matches.module.css'
import { docName } from './load-docs-search.ts'

const SHOWN_MAX = 8

type DocsMatchesProps = {
  readonly query: string
  readonly matches: readonly DocsMatch[]
  readonly onChoose: () => void
}

/** The results of a search. A result is a plain link, so that the browser goes to the heading and moves the focus. */
export function DocsMatches({ query, matches, onChoose }: DocsMatchesProps) {
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
