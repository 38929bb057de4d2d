import { type ReactNode, useMemo, useRef } from 'react'
import type { SearchResult } from '#contract/entities/knowledge.ts'
import { highlight } from '#core/text/highlight.ts'
import { type KbCatalog, useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import pagesCss from '../kb.lazy.css?inline'
import type { KbFound, KbSession } from '../kb-session.ts'
import { ContactWays } from '../panel/contact-ways.tsx'
import { KbIcon } from '../panel/kb-icon.tsx'
import { RemoteNotice } from '../panel/remote-notice.tsx'
import { ViewHeading } from '../panel/view-heading.tsx'

type Props = { readonly session: KbSession }

/** The search results, and the ways to contact the company if no result surely answers. */
export function KbResults({ session }: Props) {
  const { t } = useKbMessages()
  const found = useStore(session.$found)
  const page = useRef<HTMLDivElement>(null)
  useStyleSheet(page, pagesCss)
  const { value, status } = found
  const title = value ? countOf(value, t) : t.search
  const isEmpty = value?.results.length === 0

  /** Clears the search and focuses the box, because the pressed button disappears. */
  function clear(): void {
    session.write('')
    session.host.shadowRoot!.querySelector('input')?.focus()
  }

  return (
    <div ref={page} aria-busy={status === 'loading'}>
      <div className={isEmpty ? 'none' : ''}>
        {isEmpty && <KbIcon shape="search" />}
        <ViewHeading session={session} className="view-title is-small">
          {title}
        </ViewHeading>
        {isEmpty && (
          <button type="button" className="plain" onClick={clear}>
            {t.clearSearch}
          </button>
        )}
      </div>
      {/* Announced only after the results have loaded, not while the visitor types. */}
      <p className="hidden" role="status">
        {status === 'ready' && title}
      </p>
      <RemoteNotice remote={found} gone={t.failed} onRetry={session.retry} />
      {value && (
        <>
          <ul>
            {value.results.map(result => (
              <li key={`${result.type} ${result.slug}`}>
                <Found session={session} result={result} query={value.query} />
              </li>
            ))}
          </ul>
          <ContactWays
            session={session}
            title={isEmpty ? t.otherWords : t.notSure}
            isUrgent={!value.isSure}
            text={value.query}
          />
        </>
      )}
    </div>
  )
}

type FoundProps = Props & { readonly result: SearchResult; readonly query: string }

function Found({ session, result: { type, slug, title, excerpt, language }, query }: FoundProps) {
  return (
    <button
      type="button"
      className="row"
      lang={language}
      onClick={() => session.show({ kind: 'article', type, slug, title })}
    >
      <span className="row-title">
        <bdi>
          <Marked text={title} query={query} />
        </bdi>
      </span>
      <span className="row-more">
        <bdi>
          <Marked text={excerpt} query={query} />
        </bdi>
      </span>
    </button>
  )
}

function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactNode {
  const pieces = useMemo(() => highlight(text, query), [text, query])
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity
  return pieces.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))
}

function countOf({ query, results }: KbFound, t: KbCatalog['t']): string {
  const count = results.length
  if (count === 0) return fill(t.noResults, { query })
  return count === 1 ? fill(t.oneResult, { query }) : fill(t.results, { query, count })
}
