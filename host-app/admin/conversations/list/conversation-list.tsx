import { Suspense, useCallback, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BULK_MAX } from '#contract/constants/desk.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { adminDensity, type Density } from '#host-app/admin/common/density.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useFocusFallback } from '#host-app/shared/ui/dialogs/use-focus-fallback.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { useRowsWithOpen } from '../actions/use-go-on.ts'
import styles from './conversation-list.module.css'
import { type useConversations, useList } from './data/use-conversations.ts'
import { useWaiting } from './data/use-counts.ts'
import { isNarrowed, type Listed, readListed, writeListed } from './filters/list-params.ts'
import { ListHeader } from './list-header.tsx'
import { InboxRail } from './rail/inbox-rail.tsx'
import { useRail } from './rail/use-rail.ts'
import { ListRows } from './rows/list-rows.tsx'
import { ListSkeleton } from './rows/list-skeleton.tsx'
import { SelectAll } from './rows/select-all.tsx'
import { NOTHING_SELECTED, select } from './rows/selection.ts'

const ListEmpty = lazyPart(async () => (await import('./list-empty.tsx')).ListEmpty)
const RowActs = lazyPart(async () => (await import('./rows/row-acts.tsx')).RowActs)
const LATER = [RowActs]
const NO_ROWS: readonly ListedConversation[] = []

type ConversationListProps = {
  readonly list: Pick<ReturnType<typeof useConversations>, 'live' | 'changes'>
  readonly counts: ResponseOf<'countConversations'> | undefined
  readonly openId: string | undefined
  readonly member: UserProfile
}

/** The rail of lists and the list pane. The filters are in the address; the rows are links. */
export function ConversationList({ list: { live, changes }, counts, openId, member }: ConversationListProps) {
  const [params, setParams] = useSearchParams()
  const listed = readListed(params)
  const { state } = listed.filter
  const search = writeListed(listed).toString()
  const list = useList(listed, changes)
  const queue = useWaiting(changes).data?.map(({ id }) => id) ?? []
  const [density, setDensity] = useState<Density>(adminDensity().chosen)
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const field = useRef<HTMLInputElement>(null)
  const panes = useRef<HTMLDivElement>(null)
  const rail = useRail(panes)
  const now = useNow()
  const headingId = useId()
  const mayReply = member.permissions.includes('conversations.reply')
  const { rows = NO_ROWS, fetchNextPage, isFetchingNextPage } = list
  const ids = rows.map(({ id }) => id)
  // Rows that left the list are no longer selected.
  const selected = new Set(ids.filter(id => selection.ids.has(id)))
  const latest = useRef({ listed, ids })
  latest.current = { listed, ids }
  useRowsWithOpen(ids, openId)

  const show = useCallback(
    (wanted: Listed) => {
      setParams(writeListed(wanted), { replace: true })
      rail.close()
    },
    [setParams, rail.close],
  )
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

  const focus = useFocusFallback(() => {
    const chosen = panes.current?.querySelector<HTMLElement>('fieldset [aria-pressed=true]')
    return chosen?.checkVisibility() ? chosen : field.current
  })
  usePreload(LATER)
  useCommands([
    { id: 'search', run: () => field.current?.focus() },
    !!counts?.counts['live-calls'] && {
      id: 'list:live-calls',
      group: 'List',
      title: 'Live calls',
      keywords: 'phone voice',
      run: () => showState('live-calls'),
    },
  ])

  const selectOnly = (wanted: readonly string[]) => setSelection({ ids: new Set(wanted), from: null })
  const selectAll = mayReply && rows.length > 0 && (
    <SelectAll ids={ids} selected={selected} onSelect={selectOnly} />
  )
  const header = (
    <ListHeader
      listed={listed}
      isLive={live}
      liveCalls={counts?.counts['live-calls'] ?? 0}
      density={density}
      field={field}
      rail={rail}
      mayWrite={mayReply}
      selectAll={selectAll}
      onState={showState}
      onShow={show}
      onSearch={searchFor}
      onDensity={chooseDensity}
    />
  )
  return (
    <div ref={panes} className={styles['panes']}>
      <InboxRail
        id={rail.id}
        isOpen={rail.isOpen}
        listed={listed}
        counts={counts}
        onState={showState}
        onShow={show}
        mayKeep={mayReply}
        member={member}
      />
      <div className={styles['pane']}>
        <header className={styles['header']} {...focus}>
          <h1 id={headingId} className="visually-hidden">
            Conversations
          </h1>
          {selected.size === 0 && header}
          <Suspense fallback={null}>
            <RowActs
              rows={rows}
              selected={selected}
              openId={openId}
              member={member}
              selectAll={selectAll}
              q={listed.filter.q}
              onSelect={selectOnly}
              onToggle={toggle}
              onSearch={searchFor}
            />
          </Suspense>
        </header>
        {content()}
      </div>
    </div>
  )

  function showState(wanted: Listed['filter']['state']): void {
    const { sort: _, ...rest } = Object.fromEntries(
      writeListed({ ...listed, filter: { ...listed.filter, state: wanted } }),
    )
    // Without `sort`, each state gets its default order.
    show(readListed(new URLSearchParams(rest)))
  }

  function content() {
    if (list.isPending) return <ListSkeleton density={density} />
    if (!list.data) {
      return (
        <Notice title="The conversations could not be loaded" text={errorText(list.error)} role="alert">
          <Button busy={list.isFetching} onClick={() => list.refetch()}>
            Try again
          </Button>
        </Notice>
      )
    }
    if (rows.length === 0) {
      return (
        <Suspense fallback={null}>
          <ListEmpty
            listed={listed}
            isNew={counts?.counts.all === 0}
            maySetUp={member.permissions.includes('settings.edit')}
            onShow={show}
          />
        </Suspense>
      )
    }
    return (
      <ListRows
        rows={rows}
        count={isNarrowed(listed) ? null : (counts?.counts[state] ?? null)}
        labelId={headingId}
        isGrouped={listed.sort === 'turn'}
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
}
