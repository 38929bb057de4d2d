import {
  createIdentityKey,
  removeIdentityKey,
  replaceIdentityKey,
} from '#server/domain/platform/identity-key/change-identity-key.ts'
import { getIdentityKeyState } from '#server/domain/platform/identity-key/read-key-state.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** The key with which a company vouches for its own users. */
export function identityKeyHandlers(means: HandlerMeans) {
  return {
    getIdentityKey: ({ actor }) => getIdentityKeyState(means.database, actor),
    createIdentityKey: ({ actor }) => createIdentityKey(means, actor),
    replaceIdentityKey: ({ actor }) => replaceIdentityKey(means, actor),
    removeIdentityKey: ({ actor }) => removeIdentityKey(means, actor),
  } satisfies Partial<Handlers>
}
