import { useInfiniteQuery } from '@tanstack/react-query'
import { PhoneForwarded, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { HANDOFF_PAGE_SIZE } from '#contract/constants/notifications.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { HandoffTable } from './handoff-table.tsx'
import styles from './handoffs-page.module.css'

const LABELS = {
  open: 'Waiting now',
  answered: 'Answered',
  ticketed: 'Became a ticket',
  withdrawn: 'Withdrawn',
} as const

const STATES = { open: 'Waiting', ended: 'Ended' } as const
type State = keyof typeof STATES
type HandoffPage = ResponseOf<'listHandoffs'> & { readonly fetchedAt: number }

/** `/admin/handoffs`: every request for a human, its deadline and its outcome. */
export function HandoffsPage() {
  useTitle('Handoffs')
  const [params] = useSearchParams()
  const state: State = params.get('state') === 'ended' ? 'ended' : 'open'
  const query = useHandoffs(state)
  return (
    <Page>
      <PageHeader title="Handoffs" lead="Every request for a human, its deadline, and how it ended.">
        <ButtonLink to="/admin/sla" look="secondary">
          SLA deadlines
        </ButtonLink>
      </PageHeader>
      <QueryState
        query={{ ...query, data: query.data?.pages }}
        label="Loading handoffs"
        skeleton={<SkeletonRows />}
      >
        {pages => {
          const newest = pages[0]!
          const handoffs = pages.flatMap(page => page.handoffs)
          return (
            <>
              <LedgerCounts counts={newest.counts} orphans={newest.orphans} />
              <nav className={styles['states']} aria-label="Which handoffs">
                {(Object.keys(STATES) as State[]).map(each => (
                  <Link
                    key={each}
                    to={each === 'open' ? '?' : '?state=ended'}
                    aria-current={each === state ? 'page' : undefined}
                  >
                    {STATES[each]}
                  </Link>
                ))}
              </nav>
              {handoffs.length === 0 ? (
                <Notice
                  icon={<PhoneForwarded size={20} aria-hidden="true" />}
                  text={
                    state === 'open'
                      ? 'Nobody is waiting: requests for a human appear here with the time left.'
                      : 'Requests for a human that have ended appear here.'
                  }
                >
                  <ButtonLink to="/admin/conversations" look="secondary">
                    Open the inbox
                  </ButtonLink>
                </Notice>
              ) : (
                <HandoffTable handoffs={handoffs} serverNow={newest.now} at={newest.fetchedAt} />
              )}
              {query.hasNextPage && (
                <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                  Show more
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </Page>
  )
}

/** Queries the handoffs page by page. Refetches when a conversation has changed. */
function useHandoffs(state: State) {
  const { list } = useAdmin()
  const query = useInfiniteQuery({
    queryKey: [...apiKey('listHandoffs', { query: { state } }), 'pages'],
    queryFn: async ({ pageParam }): Promise<HandoffPage> => {
      const page = await callApi('listHandoffs', {
        query: { state, ...(pageParam !== null && { after: pageParam }) },
      })
      return { ...page, fetchedAt: systemClock.now() }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ handoffs }) =>
      handoffs.length === HANDOFF_PAGE_SIZE ? handoffs.at(-1)!.id : undefined,
  })
  const refresh = useEffectEvent(() => void query.refetch())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list is what is waited for.
  useEffect(() => refresh(), [list.dataUpdatedAt])
  return query
}

type LedgerCountsProps = Pick<ResponseOf<'listHandoffs'>, 'counts' | 'orphans'>

/** Counts of all outcomes, and of requests that got lost (`orphans`). */
function LedgerCounts({ counts, orphans }: LedgerCountsProps) {
  return (
    <div className={styles['counts']}>
      <dl>
        {(Object.keys(LABELS) as (keyof typeof LABELS)[]).map(each => (
          <div key={each}>
            <dt>{LABELS[each]}</dt>
            <dd>
              {counts[each]}{' '}
              {each === 'open' && counts.late > 0 && <Badge tone="danger">{counts.late} late</Badge>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['proof']} data-broken={orphans > 0} role={orphans > 0 ? 'alert' : undefined}>
        {orphans > 0 ? (
          <ShieldAlert size={16} aria-hidden="true" />
        ) : (
          <ShieldCheck size={16} aria-hidden="true" />
        )}
        <span>
          <strong>Orphans: {orphans}</strong>{' '}
          {orphans > 0
            ? 'Some handoffs don’t match their conversations. Check the waiting conversations.'
            : 'Every waiting conversation is listed here, and every open handoff has a waiting visitor.'}
        </span>
      </p>
    </div>
  )
}
