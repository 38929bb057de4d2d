/** All subscriptions to changes, indexed by conversation and company. */
import type { AdmittedClaims } from '../admission.ts'
import type { Binding } from './bindings.ts'
import type { Change } from './changes.ts'

/** One joined channel. `claims`, `right` and `companyId` change when the client sends a newer token. */
export type Subscription = {
  readonly claims: AdmittedClaims
  /** Equal for subscriptions that see the same rows (`rightOf`). */
  readonly right: string
  /** The company whose rows the claims can show; null if unknown. */
  readonly companyId: string | null
  /** The site of the page that listens; null if it is the server's own, or no page. */
  readonly site: string | null
  readonly bindings: readonly Binding[]
  /** Sends one change to the bindings with these ids; does nothing after the channel has ended. */
  readonly deliver: (ids: readonly number[], data: object) => void
  /** Ends the channel because its right has ended, and tells the client why. */
  readonly expel: (reason: string) => void
  /** Closes the socket because changes were not delivered. The client reconnects and fetches. */
  readonly disconnect: () => void
  /** Sets the company after it has changed. */
  readonly setCompany: (companyId: string | null) => void
}

/** A set of subscriptions. */
export type Subscriptions = {
  /** Adds a subscription, or indexes it again by its new claims. */
  readonly upsert: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Returns the subscriptions that a change may concern, without visiting any other. */
  readonly candidates: (change: Pick<Change, 'table' | 'keys'>) => ReadonlySet<Subscription>
  readonly all: () => Iterable<Subscription>
}

/** Index key of subscriptions that may concern any company. */
const ANY = '*'

/** Returns an empty set. */
export function createSubscriptions(): Subscriptions {
  const keysOf = new Map<Subscription, ReadonlySet<string>>()
  const byKey = new Map<string, Set<Subscription>>()

  function remove(subscription: Subscription): void {
    for (const key of keysOf.get(subscription) ?? []) {
      const group = byKey.get(key)!
      group.delete(subscription)
      if (group.size === 0) byKey.delete(key)
    }
    keysOf.delete(subscription)
  }

  return {
    upsert(subscription) {
      remove(subscription)
      const keys = new Set(
        subscription.bindings.map(binding => `${binding.table} ${scopeOf(binding, subscription)}`),
      )
      keysOf.set(subscription, keys)
      for (const key of keys) {
        const group = byKey.get(key)
        if (group) group.add(subscription)
        else byKey.set(key, new Set([subscription]))
      }
    },
    remove,
    candidates({ table, keys }) {
      const conversation = table === 'conversations' ? keys['id'] : keys['conversation_id']
      return new Set(
        [conversation, keys['company_id'], ANY]
          .filter(scope => scope !== undefined)
          .flatMap(scope => [...(byKey.get(`${table} ${scope}`) ?? [])]),
      )
    },
    all: () => keysOf.keys(),
  }
}

/** Returns the conversation or the company that a binding is limited to. A visitor sees one conversation only. */
function scopeOf({ table, filter }: Binding, { claims, companyId }: Subscription): string {
  const column = table === 'conversations' ? 'id' : 'conversation_id'
  if (filter?.column === column) return filter.value
  const claimed = claims['conversation_id']
  if (claims.role === 'anon' && typeof claimed === 'string') return claimed
  return companyId ?? ANY
}
