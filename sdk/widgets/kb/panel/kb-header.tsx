import type { FormEvent } from 'react'
import { SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useKbMessages } from '#sdk/ui/messages/use-kb-messages.ts'
import type { KbSession } from '../kb-session.ts'
import { KbIcon } from './kb-icon.tsx'
import type { KbView } from './trail.ts'
import { ViewHeading } from './view-heading.tsx'

type Props = { readonly session: KbSession; readonly view: KbView; readonly isFloating: boolean }

/** The header: buttons for back and close, and the search, which stays in place in every view. */
export function KbHeader({ session, view, isFloating }: Props) {
  const { t } = useKbMessages()
  const query = useStore(session.$query)

  function search(event: FormEvent): void {
    event.preventDefault()
    session.search()
  }

  return (
    <div className="header" part="header">
      <div className="bar">
        {view.kind === 'home' ? (
          <ViewHeading session={session} className="kb-title">
            {t.title}
          </ViewHeading>
        ) : (
          <>
            <button type="button" className="tool back" aria-label={t.back} onClick={session.back}>
              <Icon shape="back" />
            </button>
            <p className="kb-name">{t.name}</p>
          </>
        )}
        {isFloating && (
          <button
            type="button"
            className="tool"
            part="close"
            aria-label={t.closeHelp}
            onClick={() => session.host.close()}
          >
            <Icon shape="close" />
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know `search` */}
      <form className="search" role="search" onSubmit={search}>
        <KbIcon shape="search" />
        <input
          className="field"
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t.search}
          placeholder={t.searchExample}
          maxLength={SEARCH_QUERY_MAX}
          value={query}
          onChange={event => session.write(event.currentTarget.value)}
        />
        {/* What Enter presses: without a button, a sandboxed frame refuses to submit. */}
        <button type="submit" hidden aria-label={t.search} />
      </form>
    </div>
  )
}
