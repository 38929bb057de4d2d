import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResponseOf } from '#contract/routes/index.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { QueryState } from '../../common/query-state.tsx'
import { span } from '../../common/span.ts'
import { formatCount } from '../figures/format-figure.ts'
import styles from './live-block.module.css'
import { useLive } from './use-overview.ts'

type Live = ResponseOf<'readLive'>

const STATUS_NAMES: Readonly<Record<Live['agents'][number]['status'], string>> = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
}
const INBOX = '/admin/conversations'

/** What is going on now: who waits, what is open, and who is there. It follows every change. */
export function LiveBlock() {
  const live = useLive()
  return (
    <section className={styles['block']} aria-label="Now">
      <QueryState
        query={live}
        label="Loading what is going on"
        skeleton={<span className={styles['room']} />}
      >
        {shown => (
          <>
            <dl className={styles['numbers']}>
              <Item name="Waiting now" to={`${INBOX}?state=waiting`} isUrgent={shown.waiting > 0}>
                {formatCount(shown.waiting)}
              </Item>
              <Item name="Longest wait">
                {shown.longest_wait_since === null ? (
                  'Nobody waits'
                ) : (
                  <Wait since={shown.longest_wait_since} />
                )}
              </Item>
              <Item name="Open" to={INBOX}>
                {formatCount(shown.open)}
              </Item>
              <Item name="With the AI">{formatCount(shown.with_ai)}</Item>
              <Item name="With people">{formatCount(shown.with_people)}</Item>
              <Item name="With nobody yet">{formatCount(shown.with_nobody)}</Item>
              <Item name="Tickets among them" to={`${INBOX}?state=tickets`}>
                {formatCount(shown.tickets_open)}
              </Item>
              <Item name="Live calls" to={`${INBOX}?call=live`}>
                {formatCount(shown.calls_live)}
              </Item>
            </dl>
            <Agents agents={shown.agents} />
          </>
        )}
      </QueryState>
    </section>
  )
}

type ItemProps = {
  readonly name: string
  readonly to?: string
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

function Item({ name, to, isUrgent, children }: ItemProps) {
  return (
    <div data-urgent={isUrgent || undefined}>
      <dt>{name}</dt>
      <dd>{to ? <Link to={to}>{children}</Link> : children}</dd>
    </div>
  )
}

/** How long somebody has waited, each second. */
function Wait({ since }: { readonly since: string }) {
  const now = useNow(1_000)
  return <span role="timer">{span(Math.max(0, now - Date.parse(since)))}</span>
}

function Agents({ agents }: Pick<Live, 'agents'>) {
  const present = agents.filter(({ status }) => status !== 'offline')
  return (
    <ul className={styles['agents']} aria-label="Who is there">
      {present.length === 0 && <li className={styles['nobody']}>No agent is online.</li>}
      {present.map(({ id, name, status, open }) => (
        <li key={id}>
          <Link to={`${INBOX}?assignee=${id}`} title={`${STATUS_NAMES[status]}, ${open} open`}>
            <Avatar name={name} status={status === 'away' ? 'away' : 'active'} />
            <span dir="auto">{name}</span>
            <span className="visually-hidden">, {STATUS_NAMES[status]}, open conversations:</span>
            <b>{formatCount(open)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
