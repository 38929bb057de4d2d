/** Ends channels whose rights have ended, as soon as the database notifies of the change (R18, R26). */
import { z } from 'zod'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmittedClaims } from '../admission.ts'
import type { ReadSocketAccess } from './socket-access.ts'
import { byClaims, forEachFew, type Subscription, type Subscriptions } from './subscriptions.ts'

/** The NOTIFY channel on which migrations and bootstrap.sql announce changed rights: `{table, id}`. */
const RIGHTS_CHANNEL = 'rights'
/** Principals whose access is read in parallel. */
const READERS = 3

const notice = z.object({
  table: z.enum(['profiles', 'companies', 'impersonations', 'sessions', 'mfa_factors']),
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
  readonly database: Database
  readonly readSocketAccess: ReadSocketAccess
  readonly subscriptions: Subscriptions
  readonly log: Pick<Log, 'error'>
}): Promise<RightsWatch> {
  const { database, subscriptions, log } = given
  let waiting: Concerns[] = []
  let running: Promise<void> | undefined
  let changes = 0

  const unlisten = await database.listen(
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
        const access = await given.readSocketAccess(claims)
        if (changes === before) return access
      }
    },
    async close() {
      await unlisten()
      waiting = []
      await running
    },
  }

  function recheck(concerns: Concerns): void {
    changes += 1
    waiting.push(concerns)
    running ??= drain()
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const concerns = waiting.splice(0)
      const groups = subscriptions.groupBy(byAccess, ({ claims }) =>
        concerns.some(concern => concern(claims)),
      )
      await forEachFew(groups, READERS, judge)
    }
    running = undefined
  }

  async function judge(group: readonly Subscription[]): Promise<void> {
    try {
      const { kind } = await given.readSocketAccess(group[0]!.claims)
      if (kind === 'ended') for (const { expel } of group) expel()
    } catch (error) {
      log.error({ err: error }, 'the access of a channel could not be read')
    }
  }
}

/** Returns the key by which sockets with the same access are grouped. All visitors of a company have the same. */
function byAccess(claims: AdmittedClaims): string {
  return claims.role === 'anon' ? `company ${claims['company_id']}` : byClaims(claims)
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
  }
}
