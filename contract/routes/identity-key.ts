import { identityKeyState, newIdentityKey } from '../entities/identity-key.ts'
import type { Route } from './route.ts'

/** The key is the company's own secret. */
const keys = { access: ['member'], permission: 'settings.edit', refusesImpersonation: true } as const

/** The key with which a company vouches for its own users. */
export const identityKeyRoutes = {
  getIdentityKey: { access: ['member'], response: identityKeyState },
  /** Fails with `identity_key_exists` if there is one. */
  createIdentityKey: { ...keys, status: 201, response: newIdentityKey },
  /** Invalidates everything that the old key signed. Fails with `identity_key_not_found` if there is none. */
  replaceIdentityKey: { ...keys, response: newIdentityKey },
  /** Fails with `identity_key_not_found` if there is none. */
  removeIdentityKey: { ...keys, response: identityKeyState },
} as const satisfies Record<string, Route>
