import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { languageAttributes } from '#sdk/ui/text/language-attributes.ts'
import { KbHome } from '../browse/kb-home.tsx'
import type { KbSession } from '../kb-session.ts'
import { KbIcon } from './kb-icon.tsx'
import type { KbView } from './trail.ts'
import { ViewHeading } from './view-heading.tsx'

const pages = lazyFrom(() => import('../kb.lazy.ts'))
const KbCategory = pages(module => module.KbCategory)
const KbArticle = pages(module => module.KbArticle)
const KbResults = pages(module => module.KbResults)

type Props = { readonly session: KbSession; readonly place: 'floating' | 'inline' | 'page' }

/** The panel: the search, and the current view below it. */
export function KbPanel({ session, place }: Props) {
  const { t, locale } = useKbMessages()
  const { host } = session
  const trail = useStore(session.$trail)
  const view = trail.at(-1)!
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isFloating = place === 'floating'
  const isHome = view.kind === 'home'

  // Moves the focus into a panel that the visitor opened, unless an article has it already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it opens
  useEffect(() => {
    const { current } = panel
    if (!isFloating || !host.wantsFocus || current?.contains(host.shadowRoot!.activeElement)) return
    current?.querySelector<HTMLElement>(isHome ? 'input' : '[data-heading]')?.focus()
  }, [host, isFloating])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each view starts at its top
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [view])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
    const isSearching = (event.target as HTMLElement).localName === 'input' && session.$query.get() !== ''
    if (!isSearching && place === 'inline') return
    // Escape stays here, or the page around a frame would close a widget that the visitor cannot reopen.
    event.preventDefault()
    event.stopPropagation()
    if (isSearching) session.write('')
    else if (isFloating) host.close()
  }

  return (
    <section
      ref={panel}
      className={`panel is-${place} shows-${view.kind}`}
      part="panel"
      data-depth={trail.length}
      role={isFloating ? 'dialog' : 'region'}
      aria-label={t.name}
      {...languageAttributes(locale)}
      onKeyDown={closeOnEscape}
    >
      <KbHeader session={session} view={view} isFloating={isFloating} />
      <div ref={body} className="body">
        <View session={session} view={view} />
      </div>
    </section>
  )
}

function View({ session, view }: { readonly session: KbSession; readonly view: KbView }) {
  // A company that shows no articles in widgets shows none of the views.
  if (useStore(session.$home).status === 'gone') return <KbHome session={session} />
  switch (view.kind) {
    case 'home':
      return <KbHome session={session} />
    case 'search':
      return <KbResults session={session} />
    case 'category':
      return <KbCategory key={view.slug} session={session} view={view} />
    case 'article':
      return <KbArticle key={`${view.type} ${view.slug}`} session={session} view={view} />
  }
}

type KbHeaderProps = { readonly session: KbSession; readonly view: KbView; readonly isFloating: boolean }

/** The header: buttons for back and close, and the search, which stays in place in every view. */
function KbHeader({ session, view, isFloating }: KbHeaderProps) {
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
