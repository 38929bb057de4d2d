import { MessagesSquare, Rows2, Rows3 } from 'lucide-react'
import { Suspense, useCallback, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BULK_MAX } from '#contract/constants/desk.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ConversationCounts, ListedConversation } from '#contract/entities/conversation-list.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { useCommands } from '#host-app/features/commands/use-commands.ts'
import { adminDensity, type Density } from '#host-app/features/density/density.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/ui/buttons/button-link.tsx'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import { useFocusFallback } from '#host-app/ui/dialogs/use-focus-fallback.ts'
import { lazyPart } from '#host-app/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/ui/lazy/use-preload.ts'
import { NoMatches } from '#host-app/ui/no-matches.tsx'
import { Notice } from '#host-app/ui/notice.tsx'
import { useNow } from '#host-app/ui/use-now.ts'
import { SETUP_PATH } from '../../nav/admin-links.ts'
import { ViewsMenu } from '../../views/views-menu.tsx'
import styles from './conversation-list.module.css'
import type { useConversations } from './data/use-conversations.ts'
import { useWaiting } from './data/use-counts.ts'
import { useList } from './data/use-list.ts'
import { TABS } from './filters/filters.ts'
import { ListFilters } from './filters/list-filters.tsx'
import { type Listed, NARROWED_BY, readListed, writeListed } from './filters/list-params.ts'
import { ListSearch } from './filters/list-search.tsx'
import { ListTabs } from './filters/list-tabs.tsx'
import { LiveCallsButton } from './filters/live-calls-button.tsx'
import { ListRows } from './rows/list-rows.tsx'
import { ListSkeleton } from './rows/list-skeleton.tsx'
import { NOTHING_SELECTED, select } from './rows/selection.ts'

const BulkBar = lazyPart(async () => (await import('./rows/bulk-bar.tsx')).BulkBar)
const LATER = [BulkBar]
const NO_ROWS: readonly ListedConversation[] = []

type ConversationListProps = {
  readonly list: Pick<ReturnType<typeof useConversations>, 'live' | 'changes'>
  readonly counts: ConversationCounts | undefined
  readonly openId: string | undefined
  readonly member: UserProfile
}

/** The list pane. The filters are in the address; the rows are links. */
export function ConversationList({ list: { live, changes }, counts, openId, member }: ConversationListProps) {
  const [params, setParams] = useSearchParams()
  const listed = readListed(params)
  const search = writeListed(listed).toString()
  const list = useList(listed, changes)
  const queue = useWaiting(changes).data?.map(({ id }) => id) ?? []
  const [density, setDensity] = useState<Density>(adminDensity().chosen)
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const field = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const now = useNow()
  const headingId = useId()
  const mayReply = member.permissions.includes('conversations.reply')
  const { rows = NO_ROWS, fetchNextPage, isFetchingNextPage } = list
  const ids = rows.map(({ id }) => id)
  // Rows that left the list are no longer selected.
  const selected = new Set(ids.filter(id => selection.ids.has(id)))
  const latest = useRef({ listed, ids })
  latest.current = { listed, ids }

  const show = useCallback((wanted: Listed) => setParams(writeListed(wanted), { replace: true }), [setParams])
  const searchFor = useCallback(
    (q: string) => {
      const { filter, sort } = latest.current.listed
      const { q: _, ...others } = filter
      show({ filter: q === '' ? others : { ...others, q }, sort })
    },
    [show],
  )
  const toggle = useCallback((id: string, isRange: boolean) => {
    setSelection(chosen => select(chosen, id, { isRange, rows: latest.current.ids, most: BULK_MAX }))
  }, [])
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])

  function chooseDensity(): void {
    const wanted = density === 'compact' ? 'comfortable' : 'compact'
    adminDensity().choose(wanted)
    setDensity(wanted)
  }

  const focus = useFocusFallback(() =>
    pane.current?.querySelector<HTMLElement>('fieldset [aria-pressed=true]'),
  )
  usePreload(LATER)
  useCommands([
    { id: 'search', run: () => field.current?.focus() },
    mayReply && { id: 'select', run: selectCurrent },
    !!counts?.['live-calls'] && {
      id: 'list:live-calls',
      group: 'List',
      title: 'Live calls',
      keywords: 'phone voice',
      run: () => showState('live-calls'),
    },
  ])

  /** Selects the focused row, else the open one. */
  function selectCurrent(): void {
    const focused = pane.current?.querySelector<HTMLElement>('a:focus')?.dataset['id'] ?? openId
    if (focused !== undefined) toggle(focused, false)
  }

  const tabs = <ListTabs state={listed.filter.state} counts={counts} onChoose={showState} />
  return (
    <div ref={pane} className={styles['pane']}>
      <header className={styles['header']} {...focus}>
        <div className={styles['heading']}>
          <h1 id={headingId}>Conversations</h1>
          <span role="status">{!live && 'Reconnecting…'}</span>
          <LiveCallsButton
            count={counts?.['live-calls'] ?? 0}
            isChosen={listed.filter.state === 'live-calls'}
            onChoose={showState}
          />
          <ViewsMenu listed={listed} onShow={show} mayKeep={mayReply} member={member} />
          <IconButton
            label="Compact rows"
            title="Compact rows"
            aria-pressed={density === 'compact'}
            onClick={chooseDensity}
          >
            {density === 'compact' ? (
              <Rows3 size={16} aria-hidden="true" />
            ) : (
              <Rows2 size={16} aria-hidden="true" />
            )}
          </IconButton>
        </div>
        <div className={styles['tools']}>
          <ListSearch q={listed.filter.q ?? ''} onSearch={searchFor} fieldRef={field} />
          <ListFilters listed={listed} onChange={show} />
        </div>
        {selected.size > 0 ? (
          <Suspense fallback={tabs}>
            <BulkBar ids={[...selected]} onDone={() => setSelection(NOTHING_SELECTED)} />
          </Suspense>
        ) : (
          tabs
        )}
      </header>
      {content()}
    </div>
  )

  function showState(state: Listed['filter']['state']): void {
    const { sort: _, ...rest } = Object.fromEntries(
      writeListed({ ...listed, filter: { ...listed.filter, state } }),
    )
    // Without `sort`, each state gets its default order.
    show(readListed(new URLSearchParams(rest)))
  }

  function content() {
    if (list.isPending) return <ListSkeleton />
    if (!list.data) {
      return (
        <Notice title="The conversations could not be loaded" text={errorText(list.error)} role="alert">
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            Try again
          </Button>
        </Notice>
      )
    }
    if (rows.length === 0) return nothing()
    return (
      <ListRows
        rows={rows}
        count={isNarrowed() ? null : (counts?.[listed.filter.state] ?? null)}
        labelId={headingId}
        openId={openId}
        memberId={member.id}
        now={now}
        density={density}
        search={search}
        queue={queue}
        selected={selected}
        onSelect={mayReply ? toggle : undefined}
        hasMore={list.hasNextPage}
        onMore={loadMore}
      />
    )
  }

  function isNarrowed(): boolean {
    return listed.filter.q !== undefined || hasFilters()
  }

  function hasFilters(): boolean {
    return NARROWED_BY.some(key => listed.filter[key] !== undefined)
  }

  function nothing() {
    if (counts?.all === 0) {
      return (
        <Notice
          icon={<MessagesSquare size={20} aria-hidden="true" />}
          text="Conversations appear here when visitors write in the chat."
        >
          {member.permissions.includes('settings.edit') && (
            <ButtonLink to={SETUP_PATH}>Set up your workspace</ButtonLink>
          )}
        </Notice>
      )
    }
    const { state } = listed.filter
    if (!isNarrowed())
      return (
        <Notice
          icon={<MessagesSquare size={20} aria-hidden="true" />}
          text={TABS.find(({ key }) => key === state)?.empty ?? 'Nobody is on a call.'}
        />
      )
    return (
      <NoMatches
        what="conversations"
        words={listed.filter.q}
        hasFilters={hasFilters()}
        onClear={() => show({ ...listed, filter: { state } })}
      >
        {state !== 'all' && (
          <Button onClick={() => show({ ...listed, filter: { ...listed.filter, state: 'all' } })}>
            Search all conversations
          </Button>
        )}
      </NoMatches>
    )
  }
}
