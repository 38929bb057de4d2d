/** The job that keeps mailboxes open: each by one node, for as long as its lease is renewed. */
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { MailboxError, type MailboxServer, type OpenFolder, type OpenMailbox } from '#server/ports/mail.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { type ConsentDeps, loginOf, type StoredLogin } from './mailbox-login.ts'
import {
  findPosition,
  type LeasedMailbox,
  LeaseEndedError,
  moveTaken,
  type TakeDeps,
  takeHistory,
  takeNew,
} from './take-from-mailbox.ts'

/** Mailboxes that one node keeps open. */
const OPEN_MAX = 200
/** How long a node has a mailbox after its last renewal, in ms. Then another takes over. */
const LEASE_MS = 60_000
/** How often a mailbox is looked at even if its server announces nothing, in ms. */
const LOOK_EVERY_MS = 60_000
/** How long the history waits while many mails wait to be read, in ms. */
const LATER_MS = 1_000
/** Delay of the first new attempt after a failure; it doubles with each, up to the longest. In ms. */
const RETRY_FIRST_MS = 5_000
const RETRY_MAX_MS = 5 * 60_000

/** Dependencies of watching mailboxes. `clock` measures leases and delays. */
export type WatchDeps = Omit<TakeDeps, 'clock'> &
  Omit<ConsentDeps, 'clock'> & {
    readonly clock: Clock
    /** Dates conversations. */
    readonly conversationClock: Pick<Clock, 'now'>
    readonly openMailbox: OpenMailbox
    readonly log: Pick<Log, 'error'>
    readonly metrics: Pick<Metrics, 'count' | 'watch'>
  }

type Leased = LeasedMailbox &
  StoredLogin &
  Omit<MailboxServer, 'login' | 'moveTo'> & { readonly move_to: string | null }

/** A mailbox that this node watches. */
type Watch = { readonly leaseId: string; readonly stop: () => void; readonly ended: Promise<void> }

/** The job. */
export type MailboxWatch = {
  /** Renews leases, ends what was lost, and opens what nobody watches. */
  readonly round: (again: () => void) => Promise<boolean>
  /** Ends everything. */
  readonly drained: () => Promise<void>
}

/** Returns the job of one node. */
export function createMailboxWatch(deps: WatchDeps): MailboxWatch {
  const { database, clock, metrics } = deps
  const watches = new Map<string, Watch>()
  let states: Awaited<ReturnType<typeof readStates>> = []
  metrics.watch('lapwing_mailbox_lag_seconds', () =>
    states.map(({ id, lag }) => ({ labels: { mailbox: id }, value: lag })),
  )
  metrics.watch('lapwing_mailbox_failing', () =>
    states.map(({ id, failing }) => ({ labels: { mailbox: id }, value: Number(failing) })),
  )

  function begin(mailbox: Leased): void {
    const stopping = new AbortController()
    const ended = watch(deps, mailbox, stopping.signal).finally(() => watches.delete(mailbox.id))
    watches.set(mailbox.id, { leaseId: mailbox.lease_id, stop: () => stopping.abort(), ended })
  }

  return {
    async round(again) {
      const now = new Date(clock.now())
      const until = new Date(now.getTime() + LEASE_MS)
      const renewed = await renewLeases(
        database,
        [...watches.values()].map(({ leaseId }) => leaseId),
        until,
      )
      for (const { leaseId, stop, ended } of watches.values())
        if (!renewed.has(leaseId)) {
          stop()
          // It was changed, and is opened anew.
          void ended.then(again)
        }
      const open = [...watches.keys()]
      const taken = await takeLeases(database, { now, until, except: open, limit: OPEN_MAX - open.length })
      for (const mailbox of taken) begin(mailbox)
      states = await readStates(database, now)
      return false
    },
    async drained() {
      for (const { stop } of watches.values()) stop()
      await Promise.all([...watches.values()].map(({ ended }) => ended))
    },
  }
}

/** Renews leases, but those of companies that were suspended. Returns which ones still hold. */
async function renewLeases(
  database: Database,
  leaseIds: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const renewed = await database.as(JOB_CLAIMS, query =>
    query<{ lease_id: string }>(
      `update public.mailboxes set lease_until = $2
        where lease_id = any ($1::uuid[]) and ${companyIsOpen('company_id')} returning lease_id`,
      [leaseIds, until],
    ),
  )
  return new Set(renewed.map(row => row.lease_id))
}

/** Takes mailboxes that nobody watches and that may be opened. */
function takeLeases(
  database: Database,
  {
    now,
    until,
    except,
    limit,
  }: { readonly now: Date; readonly until: Date; readonly except: readonly string[]; readonly limit: number },
): Promise<Leased[]> {
  return database.as(JOB_CLAIMS, query =>
    query<Leased>(
      `update public.mailboxes set lease_id = gen_random_uuid(), lease_until = $2
        where id in (
          select id from public.mailboxes
           where (lease_until is null or lease_until <= $1) and retry_at <= $1 and has_secret and ${companyIsOpen('company_id')}
             and id <> all ($4::uuid[])
           order by retry_at limit $3 for update skip locked)
       returning id, company_id, lease_id, address, after_taking, created_at, checked_at, host, port, security, username, folder,
         move_to, login, client_id, client_secret, directory, secret`,
      [now, until, limit, except],
    ),
  )
}

/** Returns of each mailbox whether it fails, and for how many seconds it was not read to its end. */
function readStates(database: Database, now: Date) {
  return database.as(JOB_CLAIMS, query =>
    query<{ id: string; failing: boolean; lag: number }>(
      `select id, problem is not null as failing,
              extract(epoch from $1 - coalesce(checked_at, created_at))::double precision as lag
         from public.mailboxes where has_secret`,
      [now],
    ),
  )
}

/** Reads a mailbox until `signal` says so, the lease ends, or the connection does. Never rejects. */
async function watch(deps: WatchDeps, mailbox: Leased, signal: AbortSignal): Promise<void> {
  const { database, clock, log, metrics } = deps
  let folder: OpenFolder | null = null
  try {
    const login = await loginOf(deps, mailbox)
    folder = await deps.openMailbox({ ...mailbox, login, moveTo: mailbox.move_to })
    // What it waits for then ends.
    signal.addEventListener('abort', () => void folder?.close(), { once: true })
    await readOn({ ...deps, clock: deps.conversationClock }, clock, mailbox, folder, signal)
    await release(database, mailbox, null, new Date(clock.now()))
  } catch (error) {
    if (error instanceof LeaseEndedError || signal.aborted)
      await release(database, mailbox, null, new Date(clock.now())).catch(() => {})
    else {
      const failure =
        error instanceof MailboxError ? error : new MailboxError('failed', null, { cause: error })
      if (!(error instanceof MailboxError))
        log.error({ error, mailboxId: mailbox.id }, 'a mailbox could not be read')
      metrics.count('lapwing_mailbox_failures_total', { mailbox: mailbox.id, problem: failure.problem })
      await release(database, mailbox, failure, new Date(clock.now())).catch(fault =>
        log.error({ error: fault, mailboxId: mailbox.id }, 'a mailbox could not be let go'),
      )
    }
  } finally {
    await folder?.close()
  }
}

/** Takes what is there and what comes, and between that, the history. */
async function readOn(
  deps: TakeDeps,
  clock: Clock,
  mailbox: Leased,
  folder: OpenFolder,
  signal: AbortSignal,
): Promise<void> {
  await findPosition(deps, mailbox, folder)
  await moveTaken(deps, mailbox, folder)
  while (!signal.aborted) {
    await takeNew(deps, mailbox, folder)
    await noteChecked(deps.database, mailbox, new Date(clock.now()))
    const history = await takeHistory(deps, mailbox, folder)
    if (history !== 'more') await wait(clock, folder, signal, history === 'later' ? LATER_MS : LOOK_EVERY_MS)
  }
}

/** Resolves when there may be new mail, after `ms`, or once `signal` says so. */
async function wait(clock: Clock, folder: OpenFolder, signal: AbortSignal, ms: number): Promise<void> {
  let timer: unknown
  let stop = () => {}
  const over = new Promise<void>(resolve => {
    stop = resolve
    timer = clock.setTimeout(resolve, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
  await Promise.race([over, folder.whenChanged()]).finally(() => {
    clock.clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

async function noteChecked(database: Database, { id, lease_id }: LeasedMailbox, now: Date): Promise<void> {
  const noted = await database.as(JOB_CLAIMS, query =>
    query(
      `update public.mailboxes
          set checked_at = $3, problem = null, problem_reply = null, problem_since = null, failures = 0
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id, now],
    ),
  )
  if (noted.length === 0) throw new LeaseEndedError()
}

/** Lets a mailbox go, so that any node opens it again: at once, or after a failure later each time. */
async function release(
  database: Database,
  { id, lease_id }: LeasedMailbox,
  failure: MailboxError | null,
  now: Date,
): Promise<void> {
  await database.as(JOB_CLAIMS, async query => {
    if (failure)
      await query(
        `update public.mailboxes
            set failures = failures + 1, problem = $3, problem_reply = $4, problem_since = coalesce(problem_since, $5),
                retry_at = $5::timestamptz
                  + least(${RETRY_FIRST_MS} * 2 ^ least(failures, 20), ${RETRY_MAX_MS}) * interval '1 millisecond'
          where id = $1 and lease_id = $2`,
        [id, lease_id, failure.problem, failure.reply, now],
      )
    await query(
      'update public.mailboxes set lease_id = null, lease_until = null where id = $1 and lease_id = $2',
      [id, lease_id],
    )
  })
}
