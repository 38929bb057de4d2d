/** Another tenant's address, and addresses that are nobody's. */
import { HEADERS } from '#contract/headers.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { type Attempts, inTurn, refused, silent, works } from './attempts.ts'
import { call } from './fire.ts'

/** Tries another tenant's host, and hosts of nobody. */
export const trySubdomains: Attempts = scene => {
  const { own, other, publicUrl } = scene
  const host = (subdomain: string) => ({ host: new URL(tenantOrigin(publicUrl, subdomain)).host })
  const suggestions = (subdomain: string, wanted: string) => {
    const shot = call('suggestArticles', null, { headers: host(subdomain) })
    return { ...shot, path: `${shot.path}?q=${encodeURIComponent(`Article ${wanted}`)}` }
  }
  const token = own.memberToken
  return inTurn([
    works(scene, 'A’s address is A’s', call('tenant', null, { headers: host(own.subdomain) }), own.companyId),
    silent(scene, 'A’s address has nothing of B’s', call('tenant', null, { headers: host(own.subdomain) })),
    works(scene, 'A’s address finds A’s article', suggestions(own.subdomain, own.canary), own.canary),
    silent(scene, 'A’s address finds no article of B’s', suggestions(own.subdomain, other.canary)),
    silent(
      scene,
      'A’s widget settings have nothing of B’s',
      call('getWidgetConfig', null, { headers: host(own.subdomain) }),
    ),
    refused(
      scene,
      'A’s member at B’s address',
      call('listConversations', null, { token, headers: host(other.subdomain) }),
      ['tenant_mismatch'],
    ),
    refused(
      scene,
      'A’s visitor at B’s address',
      call('getConversation', own.conversationId, {
        token: own.visitorToken,
        headers: host(other.subdomain),
      }),
      ['tenant_mismatch'],
    ),
    refused(
      scene,
      `A’s address with B’s ${HEADERS.tenant}`,
      call('tenant', null, { headers: { ...host(own.subdomain), [HEADERS.tenant]: other.subdomain } }),
      ['tenant_ambiguous'],
    ),
    refused(
      scene,
      'An address that nobody has',
      call('tenant', null, { headers: host(`${own.subdomain}-x`) }),
      ['tenant_not_found'],
    ),
    refused(
      scene,
      'A host that is not the server’s',
      call('tenant', null, { headers: { host: `${other.subdomain}.elsewhere.invalid` } }),
      ['host_unknown'],
    ),
  ])
}
