import { identityKeyState, newIdentityKey } from '../entities/identity-key.ts'
import type { Route } from './route.ts'

/** The key is the company's own secret. */
const keys = { access: ['member'], permission: 'settings.edit', refusesImpersonation: true } as const

/** The key with which a company vouches for its own users. */
export const identityKeyRoutes = {
  getIdentityKey: { access: ['member'], response: identityKeyState },
  /** `identity_key_exists` when there is one. */
  createIdentityKey: { ...keys, status: 201, response: newIdentityKey },
  /** What the one before has signed counts no longer. `identity_key_not_found` when there is none. */
  replaceIdentityKey: { ...keys, response: newIdentityKey },
  /** `identity_key_not_found` when there is none. */
  removeIdentityKey: { ...keys, response: identityKeyState },
} as const satisfies Record<string, Route>
