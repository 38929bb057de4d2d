/** Headers that name another tenant, under a credential of one's own (R6, R7). */
import { TENANT_COOKIE } from '#contract/constants/identity.ts'
import { HEADERS } from '#contract/headers.ts'
import { type Attempts, inTurn, refused, silent, works } from './attempts.ts'
import { call } from './fire.ts'

/** Tries headers that name another tenant, with the attacker's own credential (R6, R7). */
export const tryHeaders: Attempts = scene => {
  const { own, other } = scene
  const token = own.memberToken
  const listing = (headers: Record<string, string>) => call('listConversations', null, { token, headers })
  const profile = (headers: Record<string, string>) => call('userProfile', null, { token, headers })
  const reading = (credential: string | undefined, headers: Record<string, string>) =>
    call('getConversation', other.conversationId, { token: credential, headers })
  const otherTenant = { [HEADERS.tenant]: other.subdomain }
  const company = { [HEADERS.companyId]: other.companyId, [HEADERS.companySlug]: other.subdomain }
  const impersonating = { [HEADERS.impersonating]: 'true' }
  const forged = { ...company, ...impersonating }
  return inTurn([
    works(
      scene,
      `A’s member with A’s ${HEADERS.tenant}`,
      listing({ [HEADERS.tenant]: own.subdomain }),
      own.canary,
    ),
    refused(scene, `A’s member with B’s ${HEADERS.tenant}`, listing(otherTenant), ['tenant_mismatch']),
    refused(scene, `A’s visitor with B’s ${HEADERS.tenant}`, reading(own.visitorToken, otherTenant), [
      'tenant_mismatch',
    ]),
    refused(scene, `Nobody, with B’s ${HEADERS.tenant}`, reading(undefined, otherTenant), ['token_missing']),
    refused(
      scene,
      `A’s member with an ${HEADERS.tenant} of A and B`,
      listing({ [HEADERS.tenant]: `${own.subdomain}, ${other.subdomain}` }),
      ['tenant_ambiguous'],
    ),
    ...Object.entries(company).map(([name, value]) =>
      refused(scene, `A’s member with B’s ${name}`, listing({ [name]: value }), ['tenant_mismatch']),
    ),
    silent(scene, `A’s member with ${HEADERS.impersonating}`, listing(impersonating)),
    works(scene, 'A’s profile under all of B’s headers is A’s', profile(forged), own.companyId),
    silent(scene, 'A’s profile under all of B’s headers has nothing of B’s', profile(forged)),
    refused(scene, 'B’s conversation under all of B’s headers', reading(token, forged), ['tenant_mismatch']),
    refused(scene, `B’s conversation with ${HEADERS.impersonating}`, reading(token, impersonating), [
      'conversation_not_found',
    ]),
    refused(
      scene,
      `The list of tenants with ${HEADERS.impersonating}`,
      call('listTenants', null, { token, headers: impersonating }),
      ['route_not_found'],
    ),
    silent(scene, 'A’s member with B’s cookie', listing({ cookie: `${TENANT_COOKIE}=${other.subdomain}` })),
  ])
}
