/** Everybody who hears changes, for the feed to ask. */
import type { AdmittedClaims } from '../admission.ts'
import type { Binding } from './bindings.ts'

/** One joined channel. `claims` changes when the client sends a newer token. */
export type Subscription = {
  readonly claims: AdmittedClaims
  readonly bindings: readonly Binding[]
  /** Sends one change to the bindings with these ids; does nothing once the channel is closed. */
  readonly deliver: (ids: readonly number[], data: object) => void
}

export type Subscriptions = {
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  /** Subscriptions to a table in groups that share their claims, and so see the same rows. */
  readonly byClaims: (table: string) => readonly (readonly Subscription[])[]
}

export function createSubscriptions(): Subscriptions {
  const all = new Set<Subscription>()
  return {
    add: subscription => {
      all.add(subscription)
    },
    remove: subscription => {
      all.delete(subscription)
    },
    byClaims(table) {
      const groups = new Map<string, Subscription[]>()
      for (const subscription of all) {
        if (!subscription.bindings.some(binding => binding.table === table)) continue
        const key = JSON.stringify(subscription.claims)
        const group = groups.get(key)
        if (group) group.push(subscription)
        else groups.set(key, [subscription])
      }
      return [...groups.values()]
    },
  }
}
