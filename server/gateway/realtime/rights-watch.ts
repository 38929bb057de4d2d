/** Ends channels whose rights have ended, as soon as the database notifies of the change (R18, R26). */
import { z } from 'zod'
import { WRONG_SITE } from '#contract/constants/conversation.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmittedClaims } from '../admission.ts'
import { ENDED, mayComeFrom } from './authorize-socket.ts'
import { rightOf } from './right.ts'
import type { ReadSocketAccess, SocketAccess } from './socket-access.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

/** The NOTIFY channel on which migrations and bootstrap.sql announce changed rights: `{table, id}`, or `sites` for a company's. */
const RIGHTS_CHANNEL = 'rights'
/** Principals whose access is read in parallel. The feed needs one of the connections. */
const READERS = 2

const notice = z.object({
  table: z.enum(['profiles', 'companies', 'sites', 'impersonations', 'sessions', 'mfa_factors']),
  id: z.guid(),
})
type Notice = z.infer<typeof notice>
type Concerns = (claims: AdmittedClaims) => boolean

/** Watches rights. */
export type RightsWatch = {
  /**
   * Reads the access of claims that are about to subscribe. No change of rights happens between the answer and the
   * caller's next step.
   */
  readonly readSocketAccess: ReadSocketAccess
  readonly close: () => Promise<void>
}

/** Starts to listen. */
export async function startRightsWatch(given: {
  readonly bus: Bus
  readonly readSocketAccess: ReadSocketAccess
  /** Reads the access of open channels, over connections that joining clients do not use. */
  readonly readAgain: ReadSocketAccess
  readonly subscriptions: Subscriptions
  readonly log: Pick<Log, 'error'>
}): Promise<RightsWatch> {
  const { bus, subscriptions, log } = given
  let waiting: Concerns[] = []
  let running: Promise<void> | undefined
  let changes = 0
  /** Reads in progress that began after the last change. */
  const reading = new Map<string, Promise<SocketAccess>>()

  const unlisten = await bus.listen(
    RIGHTS_CHANNEL,
    payload => {
      const heard = notice.safeParse(JSON.parse(payload))
      if (heard.success) recheck(concernedBy(heard.data))
    },
    () => recheck(() => true),
  )

  return {
    async readSocketAccess(claims) {
      for (;;) {
        const before = changes
        const access = await readShared(claims)
        if (changes === before) return access
      }
    },
    async close() {
      await unlisten()
      waiting = []
      await running
    },
  }

  /** Clients that reconnect at the same moment, and channels of one page, share one read. */
  function readShared(claims: AdmittedClaims): Promise<SocketAccess> {
    const key = accessKeyOf(claims, rightOf(claims))
    const begun = reading.get(key)
    if (begun) return begun
    const read = given.readSocketAccess(claims).finally(() => {
      if (reading.get(key) === read) reading.delete(key)
    })
    reading.set(key, read)
    return read
  }

  function recheck(concerns: Concerns): void {
    changes += 1
    reading.clear()
    waiting.push(concerns)
    running ??= drain()
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const concerns = waiting.splice(0)
      const groups = new Map<string, Subscription[]>()
      for (const subscription of subscriptions.all()) {
        if (!concerns.some(concern => concern(subscription.claims))) continue
        const key = accessKeyOf(subscription.claims, subscription.right)
        const group = groups.get(key)
        if (group) group.push(subscription)
        else groups.set(key, [subscription])
      }
      await forEachFew([...groups.values()], READERS, judge)
    }
    running = undefined
  }

  async function judge(group: readonly Subscription[]): Promise<void> {
    try {
      const access = await given.readAgain(group[0]!.claims)
      for (const subscription of group)
        if (access.kind === 'ended') subscription.expel(ENDED)
        else if (!mayComeFrom(subscription.site, subscription.claims, access.sites))
          subscription.expel(WRONG_SITE)
        else if (access.companyId !== subscription.companyId) subscription.setCompany(access.companyId)
    } catch (error) {
      log.error({ err: error }, 'the access of a channel could not be read')
      // The access of clients that reconnect is read again, so no lost right outlives this failure.
      for (const { disconnect } of group) disconnect()
    }
  }
}

/** Returns the key by which sockets with the same access are grouped. All visitors of a company have the same. */
function accessKeyOf(claims: AdmittedClaims, right: string): string {
  return claims.role === 'anon' ? `company ${claims['company_id']}` : right
}

/** Returns a check which sockets a notice may concern. A member's token does not name the company. */
function concernedBy({ table, id }: Notice): Concerns {
  switch (table) {
    case 'profiles':
    case 'mfa_factors':
      return claims => claims['sub'] === id
    case 'sessions':
      return claims => claims['session_id'] === id
    case 'impersonations':
      return claims => claims['impersonation_id'] === id
    case 'companies':
      return claims => claims.role === 'authenticated' || claims['company_id'] === id
    case 'sites':
      return claims => claims.role === 'anon' && claims['company_id'] === id
  }
}

/** Calls `work` for every item, for at most `few` at the same time. */
async function forEachFew<T>(
  items: readonly T[],
  few: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const workers = Array.from({ length: few }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  })
  await Promise.all(workers)
}
