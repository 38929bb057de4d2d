/** All subscriptions to changes, which the feed serves. */
import type { AdmittedClaims } from '../admission.ts'
import type { Binding } from './bindings.ts'

/** One joined channel. `claims` changes when the client sends a newer token. */
export type Subscription = {
  readonly claims: AdmittedClaims
  readonly bindings: readonly Binding[]
  /** Sends one change to the bindings with these ids; does nothing after the channel has ended. */
  readonly deliver: (ids: readonly number[], data: object) => void
  /** Ends the channel because its right has ended. */
  readonly expel: () => void
}

type KeyOf = (claims: AdmittedClaims) => string

/** Key that is equal for subscriptions that see the same rows. */
export const byClaims: KeyOf = claims => JSON.stringify(claims)

/** A set of subscriptions. */
export type Subscriptions = {
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Returns the wanted subscriptions, grouped by key. */
  readonly groupBy: (keyOf: KeyOf, isWanted: (subscription: Subscription) => boolean) => Subscription[][]
}

/** Returns an empty set. */
export function createSubscriptions(): Subscriptions {
  const all = new Set<Subscription>()
  return {
    add: subscription => {
      all.add(subscription)
    },
    remove: subscription => {
      all.delete(subscription)
    },
    groupBy(keyOf, isWanted) {
      const groups = new Map<string, Subscription[]>()
      for (const subscription of all) {
        if (!isWanted(subscription)) continue
        const key = keyOf(subscription.claims)
        const group = groups.get(key)
        if (group) group.push(subscription)
        else groups.set(key, [subscription])
      }
      return [...groups.values()]
    },
  }
}

/** Calls `work` for every item, for at most `few` at the same time. */
export async function forEachFew<T>(
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
