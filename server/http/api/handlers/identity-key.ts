import {
  createIdentityKey,
  getIdentityKeyState,
  removeIdentityKey,
  replaceIdentityKey,
} from '#server/domain/platform/identity-key.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the key with which a company vouches for its own users. */
export function identityKeyHandlers(deps: HandlerDeps) {
  return {
    getIdentityKey: ({ actor }) => getIdentityKeyState(deps.database, actor),
    createIdentityKey: ({ actor }) => createIdentityKey(deps, actor),
    replaceIdentityKey: ({ actor }) => replaceIdentityKey(deps, actor),
    removeIdentityKey: ({ actor }) => removeIdentityKey(deps, actor),
  } satisfies Partial<Handlers>
}
