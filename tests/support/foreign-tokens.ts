import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import {
  ACME,
  ADA,
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  NIL,
  PASSWORD,
  VISITOR,
} from './gateway-harness.ts'

/** Bad tokens, each with a description. */
type BadTokens = readonly (readonly [string, (gateway: GatewayHarness) => Promise<string>])[]

/** Tokens that no endpoint may accept. */
export const FOREIGN_TOKENS: BadTokens = [
  ['a forged signature', gateway => forged(gateway)],
  ['no algorithm', async gateway => unsigned(gateway)],
  ['an end that has passed', ({ tokens, clock }) => tokens.sign(staff, Math.floor(clock.now() / 1_000) - 60)],
  ['the service role', gateway => signed(gateway, { ...staff, role: 'service_role' })],
  ['the role of the owner', gateway => signed(gateway, { ...staff, role: 'postgres' })],
  ['no role', gateway => signed(gateway, { aud: 'authenticated', sub: ADA })],
  ['api_actor member', gateway => signed(gateway, { ...staff, api_actor: 'member' })],
  ['api_actor visitor', gateway => signed(gateway, { ...visitor, api_actor: 'visitor' })],
  ['an empty api_actor', gateway => signed(gateway, { ...staff, api_actor: null })],
  ['a subject that is no id', gateway => signed(gateway, { ...staff, sub: 'x' })],
  ['a session that is no id', gateway => signed(gateway, { ...staff, session_id: 'x' })],
  ['an impersonation that is no id', gateway => signed(gateway, { ...staff, impersonation_id: 'x' })],
]

/** Valid tokens of ours whose bearers have lost their access. All belong to people who could read Acme. */
export const POWERLESS_TOKENS: BadTokens = [
  ['a session that is gone', gateway => signed(gateway, { ...staff, session_id: randomUUID() })],
  ['no session', gateway => signed(gateway, staff)],
  [
    "somebody else's session",
    async gateway => {
      await gateway.memberToken(NIL)
      return signed(gateway, { ...staff, session_id: NIL })
    },
  ],
  [
    'one factor where there are two',
    async gateway => {
      const id = await addColleague(gateway)
      await owner(
        gateway,
        `insert into auth.mfa_factors (user_id, secret, status) values ($1, 'x', 'verified')`,
        [id],
      )
      return gateway.memberToken(id, { aal: 'aal1' })
    },
  ],
  [
    'a member who is suspended',
    async gateway => {
      const id = await addColleague(gateway)
      await owner(gateway, `update public.profiles set status = 'suspended' where id = $1`, [id])
      return gateway.memberToken(id)
    },
  ],
  [
    'a member who was removed',
    async gateway => {
      const id = await addColleague(gateway)
      const token = await gateway.memberToken(id)
      await owner(gateway, 'delete from public.profiles where id = $1', [id])
      return token
    },
  ],
  [
    'an impersonation that has ended',
    gateway => impersonationToken(gateway, { redeemed_at: 'now()', ended_at: 'now()', ended_by: `'Ada'` }),
  ],
  [
    'an impersonation whose time is over',
    gateway =>
      impersonationToken(gateway, {
        redeemed_at: 'now()',
        created_at: `now() - interval '61 minutes'`,
        token_expires_at: `now() - interval '61 minutes'`,
        expires_at: `now() - interval '1 minute'`,
      }),
  ],
  ['an impersonation that was not begun', gateway => impersonationToken(gateway, {})],
  [
    "somebody else's impersonation",
    async gateway => {
      const token = await impersonationToken(gateway, { redeemed_at: 'now()' })
      const { claims } = (await gateway.tokens.verify(token)) as { claims: object }
      return signed(gateway, { ...claims, sub: NIL })
    },
  ],
]

const staff = { aud: 'authenticated', role: 'authenticated', sub: ADA }
const visitor = { ...VISITOR, company_id: ACME, conversation_id: CONVERSATION.acme }

/**
 * Returns a token of platform staff who impersonate Acme; `columns` are those of the impersonation, in SQL.
 */
export async function impersonationToken(
  gateway: GatewayHarness,
  columns: Readonly<Record<string, string>> = { redeemed_at: 'now()' },
): Promise<string> {
  const staffId = await addColleague(gateway, 'staff')
  const given = {
    token_expires_at: `now() + interval '120 seconds'`,
    expires_at: `now() + interval '60 minutes'`,
    ...columns,
  }
  const [row] = await owner<{ id: string }>(
    gateway,
    `insert into public.impersonations (company_id, staff_id, staff_name, ${Object.keys(given)})
     values ($1, $2, 'Sam', ${Object.values(given)}) returning id`,
    [ACME, staffId],
  )
  return signed(gateway, {
    role: 'authenticated',
    aud: 'authenticated',
    sub: staffId,
    impersonation_id: row!.id,
    act: { sub: staffId },
  })
}

/** Adds a new member of Acme. */
export async function addColleague(gateway: GatewayHarness, role = 'agent'): Promise<string> {
  const email = `${randomUUID()}@${EMAIL.ada.split('@')[1]}`
  const id = await gateway.identities.createUser({
    email,
    password: PASSWORD,
    confirmed: true,
    userMetadata: {},
  })
  await owner(
    gateway,
    `insert into public.profiles (id, company_id, full_name, role) values ($1, $2, 'Kim', $3)`,
    [id, ACME, role],
  )
  return id
}

function owner<T>({ database }: GatewayHarness, sql: string, params: readonly unknown[]): Promise<T[]> {
  return database.asOwner(query => query<T>(sql, params))
}

function signed({ tokens, clock }: GatewayHarness, claims: object): Promise<string> {
  return tokens.sign({ ...claims }, Math.floor(clock.now() / 1_000) + 600)
}

function forged({ clock }: GatewayHarness): Promise<string> {
  return new SignJWT(staff)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(clock.now() / 1_000) + 600)
    .sign(new TextEncoder().encode('another secret that is long enough to be one'))
}

function unsigned({ clock }: GatewayHarness): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ ...staff, exp: Math.floor(clock.now() / 1_000) + 600 })}.`
}
