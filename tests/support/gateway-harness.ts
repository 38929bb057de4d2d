/** A gateway on a free port, two companies with one person each, and clients of supabase-js. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { createNotifyBus } from '#server/adapters/bus/notify-bus.ts'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { writeAccountEmail } from '#server/domain/emails/account-outbox.ts'
import { createIdentityStore, type IdentityStore } from '#server/gateway/auth/identity-store.ts'
import { createGateway } from '#server/gateway/create-gateway.ts'
import { createAllowedSites } from '#server/http/allowed-sites.ts'
import { createHosts } from '#server/http/hosts.ts'
import { createRateLimits, NO_LIMITS } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { Mail } from '#server/ports/mail.ts'
import { createJudgeToken, ownIssuer } from '#server/tokens/judge-token.ts'
import { deriveFactorKey } from '#server/tokens/seal-secret.ts'
import { createTokens, type Tokens } from '#server/tokens/tokens.ts'
import { recordTime } from './record-time.ts'

/** The id of the company Acme. */
export const ACME = 'a0000000-0000-4000-8000-000000000001'
/** The id of the company Noor. */
export const NOOR = 'b0000000-0000-4000-8000-000000000001'
/** The id of Ada, who works at Acme. */
export const ADA = 'a0000000-0000-4000-8000-0000000000aa'
/** The id of Nil, who works at Noor. */
export const NIL = 'b0000000-0000-4000-8000-0000000000bb'
/** Ids of conversations. */
export const CONVERSATION = {
  acme: 'a0000000-0000-4000-8000-0000000000c1',
  acmeOther: 'a0000000-0000-4000-8000-0000000000c2',
  noor: 'b0000000-0000-4000-8000-0000000000c1',
}
/** What the tokens of all visitors claim. */
export const VISITOR = { aud: 'visitor', role: 'anon', tenant: 'acme' }
/** The password of both people. */
export const PASSWORD = 'a long enough password'
/** The emails of both people. */
export const EMAIL = { ada: 'ada@acme.example', nil: 'nil@noor.example', unconfirmed: 'new@acme.example' }

/** A running gateway with its helpers. */
export type GatewayHarness = {
  readonly database: Database
  readonly url: string
  readonly anonKey: string
  readonly clock: ManualClock
  readonly tokens: Tokens
  readonly identities: IdentityStore
  /** The folder of uploaded files. */
  readonly filesFolder: string
  /** What the gateway logged. */
  readonly logged: readonly object[]
  /** The emails that the gateway has sent. */
  readonly mails: readonly Mail[]
  /**
   * Returns a client that keeps its session in memory; with a token it acts as that token's bearer, with an
   * address it calls from there.
   */
  readonly client: (token?: string, address?: string) => SupabaseClient
  /** Returns a signed-in client. */
  readonly signedIn: (email?: string) => Promise<SupabaseClient>
  /** Returns a token of an existing session, whose id equals the person's. */
  readonly memberToken: (userId: string, claims?: object, lifetimeS?: number) => Promise<string>
  readonly visitorToken: (conversationId: string, companyId?: string, claims?: object) => Promise<string>
  readonly addMessage: (conversationId: string, content: string, companyId?: string) => Promise<void>
  readonly close: () => Promise<void>
}

type HarnessOptions = {
  readonly isLimited?: boolean
  /** Keeps the uploads in place of the folder. */
  readonly store?: FileStore
}

/** Starts a gateway. A caller's address is that of `x-forwarded-for`, or none. */
export async function startGateway(
  database: Database,
  options: HarnessOptions = {},
): Promise<GatewayHarness> {
  const harness = await recordTime('server', () => start(database, options))
  return { ...harness, close: () => recordTime('server', harness.close) }
}

async function start(
  database: Database,
  { isLimited = false, store }: HarnessOptions,
): Promise<GatewayHarness> {
  const clock = createManualClock(Date.now())
  const secret = 'a secret for tests that is long enough to be one'
  const tokens = createTokens(secret, clock)
  const inSeconds = (lifetimeS: number) => Math.floor(clock.now() / 1_000) + lifetimeS
  const anonKey = await tokens.sign({ iss: 'supabase', role: 'anon' }, inSeconds(3_600 * 24 * 365))
  const identities = createIdentityStore({ database, clock })
  await addPeople(database, identities)

  const logged: object[] = []
  const filesFolder = await mkdtemp(join(tmpdir(), 'lapwing-files-'))
  const log = { error: (detail: object) => void logged.push(detail) }
  const publicUrl = 'http://lapwing.test'
  const mails: Mail[] = []
  const gateway = await createGateway({
    database,
    feedDatabase: database,
    bus: createNotifyBus(database, log),
    tokens,
    judge: createJudgeToken(tokens, ownIssuer(publicUrl)),
    clock,
    anonKey,
    publicUrl,
    files: { kind: 'disk', store: store ?? (await openDiskFiles(filesFolder)), place: 'a test' },
    log,
    factorKey: deriveFactorKey(secret),
    outbox: { send: async email => void mails.push(writeAccountEmail(email)) },
    limits: isLimited ? createRateLimits({ database, clock }) : NO_LIMITS,
    clientIp: c => c.req.header('x-forwarded-for'),
    callerNetwork: () => undefined,
    sites: createAllowedSites({ database, clock, publicUrl: () => publicUrl }),
    isKnownHost: createHosts(() => publicUrl).isKnown,
  })
  const server = createServer(getRequestListener(gateway.app.fetch))
  // Otherwise a client may reuse an idle connection while the server closes it.
  server.keepAliveTimeout = 60_000
  gateway.attach(server)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clients: SupabaseClient[] = []

  function client(token?: string, address?: string): SupabaseClient {
    const created = createClient(url, anonKey, {
      ...(address !== undefined && { global: { headers: { 'x-forwarded-for': address } } }),
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: WebSocket as never },
      ...(token === undefined ? {} : { accessToken: async () => token }),
    })
    clients.push(created)
    return created
  }

  return {
    database,
    url,
    anonKey,
    clock,
    tokens,
    identities,
    filesFolder,
    logged,
    mails,
    client,
    async signedIn(email = EMAIL.ada) {
      const created = client()
      const { error } = await created.auth.signInWithPassword({ email, password: PASSWORD })
      if (error) throw error
      return created
    },
    async memberToken(userId, claims = {}, lifetimeS = 600) {
      await database.asOwner(query =>
        query('insert into auth.sessions (id, user_id) values ($1, $1) on conflict do nothing', [userId]),
      )
      const payload = { aud: 'authenticated', role: 'authenticated', sub: userId, session_id: userId }
      return tokens.sign({ ...payload, ...claims }, inSeconds(lifetimeS))
    },
    visitorToken: (conversation_id, company_id = ACME, claims = {}) =>
      tokens.sign({ ...VISITOR, conversation_id, company_id, ...claims }, inSeconds(600)),
    async addMessage(conversationId, content, companyId = ACME) {
      await database.asOwner(query =>
        query(
          `insert into public.messages (company_id, conversation_id, sender_type, content)
           values ($1, $2, 'visitor', $3)`,
          [companyId, conversationId, content],
        ),
      )
    },
    async close() {
      await Promise.all(clients.map(each => each.realtime.disconnect()))
      await gateway.stopSweep()
      await gateway.close()
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
      await rm(filesFolder, { recursive: true, force: true })
    },
  }
}

async function addPeople(database: Database, identities: IdentityStore): Promise<void> {
  const user = { password: PASSWORD, confirmed: true, userMetadata: {} }
  await identities.createUser({ ...user, id: ADA, email: EMAIL.ada, userMetadata: { full_name: 'Ada' } })
  await identities.createUser({ ...user, id: NIL, email: EMAIL.nil })
  await identities.createUser({ ...user, email: EMAIL.unconfirmed, confirmed: false })
  await database.asOwner(async query => {
    await query(
      `insert into public.companies (id, name, subdomain) values ($1, 'Acme', 'acme'), ($2, 'Noor', 'noor')`,
      [ACME, NOOR],
    )
    await query(
      `insert into public.profiles (id, company_id, full_name, role)
       values ($1, $2, 'Ada', 'agent'), ($3, $4, 'Nil', 'agent')`,
      [ADA, ACME, NIL, NOOR],
    )
    for (const [id, company] of [
      [CONVERSATION.acme, ACME],
      [CONVERSATION.acmeOther, ACME],
      [CONVERSATION.noor, NOOR],
    ])
      await query(
        `insert into public.conversations (id, company_id, subject, source, customer_email, tags)
         values ($1, $2, 'Help (me), "please"', 'widget', 'visitor@example.com', '{vip}')`,
        [id, company],
      )
  })
}
