/** The identities that call the API: each with a credential, its access, and its permissions. */
import { randomUUID } from 'node:crypto'
import { PERMISSIONS, type Permission } from '#contract/constants/permissions.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { personId, type TestServer } from '#tests/support/test-server.ts'
import { isFullTier } from '#tests/support/tier.ts'

/** The demo companies of the matrix, by subdomain. */
export type Tenant = 'acme' | 'noor' | 'clinic' | 'app'

/** The ids that credentials name. */
export type KnownIds = {
  /** Returns the id of a demo company. */
  readonly company: (tenant: Tenant) => string
  /** The impersonations of acme by staff. */
  readonly acting: { readonly reading: string; readonly writing: string }
}

type Common = { readonly tenant: Tenant }
/**
 * `bearer` returns the token for a call about a conversation. A visitor's token covers only that visitor's
 * own.
 */
export type ApiIdentity = Common &
  (
    | { readonly kind: 'none' }
    /** Refused before anything else is checked. */
    | { readonly kind: 'refused'; readonly as: string }
    | { readonly kind: 'visitor' }
    | {
        readonly kind: 'session'
        readonly email: string
        readonly standing: 'active' | 'suspended' | 'company-suspended' | 'gone'
        readonly permissions: readonly Permission[]
        readonly isStaff?: true
        readonly acting?: 'reading' | 'writing'
      }
  )

const session = (
  tenant: Tenant,
  email: string,
  permissions: readonly Permission[],
  rest: {
    standing?: 'suspended' | 'company-suspended' | 'gone'
    isStaff?: true
    acting?: 'reading' | 'writing'
  } = {},
): ApiIdentity => ({ kind: 'session', tenant, email, permissions, standing: 'active', ...rest })

const STAFF = 'staff@lapwing.test'

/** A is acme, B is noor, S (clinic) is suspended, and the platform is app. */
export const API_IDENTITIES = {
  'no token': { kind: 'none', tenant: 'acme' },
  'anon key': { kind: 'refused', as: '401 token_invalid', tenant: 'acme' },
  'bad host': { kind: 'refused', as: '400 host_unknown', tenant: 'acme' },
  'expired token': { kind: 'refused', as: '401 token_expired', tenant: 'acme' },
  'forged token': { kind: 'refused', as: '401 token_invalid', tenant: 'acme' },
  'unsigned token': { kind: 'refused', as: '401 token_invalid', tenant: 'acme' },
  'expired visitor of A': { kind: 'refused', as: '401 token_expired', tenant: 'acme' },
  'visitor A1': { kind: 'visitor', tenant: 'acme' },
  'visitor A2': { kind: 'visitor', tenant: 'acme' },
  'visitor B': { kind: 'visitor', tenant: 'noor' },
  'owner A': session('acme', 'maeve@acme.test', PERMISSIONS),
  'admin A': session('acme', 'admin@acme.test', PERMISSIONS),
  'agent A': session('acme', 'agent@acme.test', ['conversations.reply', 'content.edit']),
  'viewer A': session('acme', 'elena@acme.test', []),
  'suspended person of A': session('acme', 'hana@acme.test', [], { standing: 'suspended' }),
  'session of A that is gone': session('acme', 'grace@acme.test', [], { standing: 'gone' }),
  'admin of suspended S': session('clinic', 'admin@clinic.test', [], { standing: 'company-suspended' }),
  'agent B': session('noor', 'admin@noor.test', ['conversations.reply', 'content.edit']),
  'staff acting for A, read-only': session('acme', STAFF, ['audit.view'], { acting: 'reading' }),
  'staff acting for A, writing': session(
    'acme',
    STAFF,
    ['conversations.reply', 'content.edit', 'content.publish', 'settings.edit', 'audit.view'],
    {
      acting: 'writing',
    },
  ),
  'platform staff': session('app', STAFF, PERMISSIONS, { isStaff: true }),
} as const satisfies Record<string, ApiIdentity>
/** The name of an identity. */
export type ApiIdentityName = keyof typeof API_IDENTITIES
/** The names of all identities. */
export const IDENTITY_NAMES = Object.keys(API_IDENTITIES) as ApiIdentityName[]

/** `npm test` tries one of each kind; the full tier tries all. */
const IN_EVERY_TIER: readonly ApiIdentityName[] = [
  'no token',
  'forged token',
  'visitor A1',
  'admin A',
  'viewer A',
  'agent B',
  'staff acting for A, read-only',
]
/** The identities that this run tries at every route. */
export const TRIED_IDENTITIES = IDENTITY_NAMES.filter(name => isFullTier || IN_EVERY_TIER.includes(name))

/** What a credential refers to: a visitor's conversation, or a staff member's impersonation. */
export type About = { readonly conversationId: string; readonly impersonationId?: string | undefined }

/** Returns the headers with an identity's credential. */
export async function headersOf(
  name: ApiIdentityName,
  server: TestServer,
  world: KnownIds,
  about: About,
): Promise<Record<string, string>> {
  const { tenant } = API_IDENTITIES[name]
  const token = await tokenOf(name, server, world, about)
  return {
    'x-tenant-subdomain': tenant,
    ...(name === 'bad host' && { host: 'evil.example' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}

async function tokenOf(
  name: ApiIdentityName,
  server: TestServer,
  world: KnownIds,
  { conversationId, impersonationId }: About,
): Promise<string | null> {
  const nowS = Math.floor(server.clock.now() / 1_000)
  const agent = personId('agent@acme.test')
  const claims = { aud: 'authenticated', role: 'authenticated', sub: agent, session_id: agent }
  const identity: ApiIdentity = API_IDENTITIES[name]
  switch (name) {
    case 'anon key':
      return server.tokens.sign({ role: 'anon' }, nowS + 600)
    case 'expired token':
      return server.tokens.sign(claims, nowS - 60)
    case 'forged token':
      return createTokens('another secret that is long enough to be one', server.clock).sign(
        claims,
        nowS + 600,
      )
    case 'unsigned token': {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, exp: nowS + 600 })}.AA`
    }
  }
  if (identity.kind === 'visitor' || name === 'expired visitor of A') {
    const { tenant } = identity
    const company_id = world.company(tenant)
    const visitor = { aud: 'visitor', role: 'anon', company_id, conversation_id: conversationId, tenant }
    return server.tokens.sign(visitor, nowS + (identity.kind === 'visitor' ? 600 : -60))
  }
  if (identity.kind !== 'session') return null
  const sub = personId(identity.email)
  if (identity.acting) {
    const acting = {
      session_id: undefined,
      impersonation_id: impersonationId ?? world.acting[identity.acting],
    }
    return server.memberToken(sub, acting)
  }
  return server.memberToken(sub, identity.standing === 'gone' ? { session_id: randomUUID() } : {})
}
