/** Requests that need the company's identity key. Each sets it again first. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { RequestCase } from './api-request-case.ts'
import { identitySecret } from './api-world.ts'

async function keep({ world, tenant }: RequestCase, key: string | null): Promise<undefined> {
  await world.sql('update public.companies set identity_secret = $2 where id = $1', [
    world.company(tenant),
    key,
  ])
}

const keyed = (given: RequestCase) => keep(given, identitySecret(given.tenant))

/** Valid bodies by route. */
export const IDENTITY_KEY_BODIES = {
  'POST /api/identity-key': (given: RequestCase) => keep(given, null),
  'POST /api/identity-key/replace': keyed,
  'POST /api/identity-key/remove': keyed,
  async 'POST /api/conversations/:id/identity'(given: RequestCase) {
    await keyed(given)
    return {
      identity_token: await new SignJWT({ sub: randomUUID() })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(given.tenant)
        .setExpirationTime(given.nowS + 600)
        .sign(new TextEncoder().encode(identitySecret(given.tenant))),
    }
  },
}
