import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** People, their invitations, sessions and permissions, and the company they belong to. */
export function peopleHandlers(_means: HandlerMeans) {
  return {} satisfies Partial<Handlers>
}
