import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** What platform staff do, and what a tenant sees of it. */
export function platformHandlers(_means: HandlerMeans) {
  return {} satisfies Partial<Handlers>
}
