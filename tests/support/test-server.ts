/** The whole server with the demo seed on a given database, called without a socket. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { seedPeople } from '#demo/people.ts'
import type { Config } from '#server/config/read-config.ts'
import { type Context, createContext } from '#server/context.ts'
import type { DrawKnowledgePage } from '#server/http/knowledge-pages/deps.ts'
import type { Database } from '#server/ports/database.ts'
import type { Disk } from '#server/ports/disk.ts'
import type { OpenMailbox, ResolveDns } from '#server/ports/mail.ts'
import type { Model } from '#server/ports/model.ts'
import { OutboundError, type OutboundFetch, type OutboundPost } from '#server/ports/outbound.ts'
import type { VoiceProvider, VoiceProviders } from '#server/ports/voice.ts'
import { createTokens, type Tokens } from '#server/tokens/tokens.ts'
import { eventHorizon, HELD_BACK_LIMIT_MS } from './follow-events.ts'
import { recordTime } from './record-time.ts'

const SECRET = 'a secret for tests that is long enough to be one'
/**
 * The clock starts this long ago, in ms, so that rows dated by the database's own clock are newer than the
 * seed.
 */
const STARTED_AGO_MS = 60_000
const EMPTY_DISK: Disk = {
  readSpace: async () => ({ freeBytes: 2 ** 40, totalBytes: 2 ** 40 }),
  tryWrite: async () => {},
}

/** A call's answer. */
export type Answer<T> = {
  readonly status: number
  readonly body: T
  /** The error code; undefined on success. */
  readonly code: ErrorCode | undefined
  readonly text: string
}
/** Calls a route of the contract with one credential. */
export type Caller = <Name extends EndpointName>(
  name: Name,
  request?: RequestOf<Name>,
) => Promise<Answer<ResponseOf<Name>>>
/** A visitor's conversation, token and caller. */
export type VisitorCaller = { readonly id: string; readonly token: string; readonly call: Caller }

/** A running test server. */
export type TestServer = {
  readonly clock: ManualClock
  readonly tokens: Tokens
  readonly dataFolder: string
  /** The secret that all keys are derived from. */
  readonly secret: string
  /** The notices for the operator in the terminal. */
  readonly notices: readonly string[]
  /** Every route in the app's router, including middleware (`ALL`). */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  /** Sends a request; with `ip`, as if from that address. */
  readonly request: (path: string, init?: RequestInit, ip?: string) => Promise<Response>
  /** Lets running work end, as a server that stops does. */
  readonly drain: Context['drain']
  /** Accepts WebSockets through an HTTP server. */
  readonly attach: (server: Server) => void
  /** Returns a caller with any bearer token, or with none, on any tenant's host. */
  readonly caller: (token: string | null, tenant?: string) => Caller
  /** Opens a conversation as a visitor. */
  readonly asVisitor: (tenant?: string) => Promise<VisitorCaller>
  readonly memberToken: (userId: string, claims?: object) => Promise<string>
  readonly asMember: (email: string) => Promise<Caller>
  /** Port of the door for mail; null unless the configuration has one. */
  readonly mailInPort: number | null
  /** Applies what follows from the events so far. After a request to the API that has happened already. */
  readonly catchUp: () => Promise<void>
  /** Resolves when the rounds of jobs that run now have finished; emails about accounts are then sent. */
  readonly jobsSettled: () => Promise<void>
  readonly close: () => Promise<void>
}

const knowNothing: ResolveDns = () =>
  Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
const reachNobody: OutboundPost = () => Promise.reject(new OutboundError('unreachable'))

/** Opens the server on a database. Close it after the tests. */
export async function openTestServer(
  database: Database,
  options: {
    readonly model?: Model
    readonly clock?: ManualClock
    readonly isLimited?: boolean
    /** Without it there is no preview gate. */
    readonly passphrase?: string
    readonly fetchText?: OutboundFetch
    /** Without it, a company's own model is never reached. */
    readonly post?: OutboundPost
    readonly drawPage?: DrawKnowledgePage
    /** Without it, the DNS knows nothing. */
    readonly resolveDns?: ResolveDns
    readonly openMailbox?: OpenMailbox
    /** Without it, the server takes no calls. */
    readonly voice?: VoiceProvider
    /** Without it, no company can use an account of its own. */
    readonly voiceOf?: VoiceProviders['of']
    /** Without it, there is plenty of space. */
    readonly disk?: Disk
    /** Overrides the demo's configuration. */
    readonly config?: Partial<Config>
  } = {},
): Promise<TestServer> {
  const clock = options.clock ?? createManualClock(Date.now() - STARTED_AGO_MS)
  const tokens = createTokens(SECRET, clock)
  const dataFolder = await mkdtemp(join(tmpdir(), 'lapwing-server-'))
  const create = () =>
    createContext(
      {
        port: 0,
        host: '127.0.0.1',
        publicUrl: null,
        dataFolder,
        logLevel: 'silent',
        database: { kind: 'embedded' },
        busUrl: null,
        jwtSecret: SECRET,
        isDemo: true,
        isSeeded: true,
        hasStory: false,
        convertsDemo: false,
        files: { kind: 'disk' },
        claimsFiles: false,
        model: null,
        searchMemoryBytes: 2 ** 28,
        embeddings: { kind: 'off' },
        platformOwnerId: null,
        trustedProxies: [],
        metricsAddress: null,
        isLimited: options.isLimited ?? false,
        isDebugBarOn: false,
        previewGate: options.passphrase ? { passphrase: options.passphrase, isNamed: true } : null,
        smtp: null,
        mailIn: null,
        voice: null,
        operator: UNKNOWN_OPERATOR,
        ...options.config,
      },
      () => 'http://localhost:3000',
      // The suite that opened the database closes it.
      {
        clock,
        database: { ...database, close: async () => {} },
        ...(options.model && { model: options.model }),
        ...(options.fetchText && { fetchText: options.fetchText }),
        post: options.post ?? reachNobody,
        ...(options.openMailbox && { openMailbox: options.openMailbox }),
        resolveDns: options.resolveDns ?? knowNothing,
        ...(options.drawPage && { drawPage: options.drawPage }),
        disk: options.disk ?? EMPTY_DISK,
        horizon: eventHorizon(database.kind),
        ...(options.voice && { voice: { server: options.voice, of: options.voiceOf ?? (() => null) } }),
      },
    )
  const context = await recordTime('server', create)
  // On a slow machine the jobs' first rounds would otherwise run in the middle of a test.
  await context.jobsSettled()
  const catchUp = () => context.catchUp(HELD_BACK_LIMIT_MS)
  await catchUp()

  async function request(path: string, init?: RequestInit, ip?: string): Promise<Response> {
    const response = await context.app.request(
      path,
      init,
      ip && { incoming: { socket: { remoteAddress: ip } } },
    )
    if ((init?.method ?? 'GET') !== 'GET' && response.ok) await catchUp()
    return response
  }

  function caller(token: string | null, tenant?: string): Caller {
    return async (name, given) => {
      const [method, path] = ENDPOINTS[name]
      const { params, query, body } = (given ?? {}) as Record<string, Record<string, string> | undefined>
      const filled = path.replace(/:(\w+)/, (_, param) => params?.[param] ?? '')
      const response = await request(query ? `${filled}?${new URLSearchParams(query)}` : filled, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(tenant !== undefined && { [HEADERS.tenant]: tenant }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const answer = JSON.parse(text)
      return { status: response.status, body: answer, code: answer.code, text }
    }
  }

  async function memberToken(userId: string, claims: object = {}): Promise<string> {
    // The session, which the database checks, has the same id as the person. It was last used in the far future, so that
    // no job ends it by age, whatever a test's clock says.
    await database.asOwner(query =>
      query(
        `insert into auth.sessions (id, user_id, refreshed_at)
         select id, id, now() + interval '10 years' from auth.users where id::text = $1 on conflict do nothing`,
        [userId],
      ),
    )
    const payload = {
      aud: 'authenticated',
      role: 'authenticated',
      sub: userId,
      session_id: userId,
      ...claims,
    }
    return tokens.sign(payload, Math.floor(clock.now() / 1_000) + 600)
  }

  return {
    clock,
    tokens,
    dataFolder,
    secret: SECRET,
    notices: context.notices,
    routes: context.app.routes.map(({ method, path }) => ({ method, path })),
    request,
    drain: context.drain,
    attach: context.attach,
    caller,
    async asVisitor(tenant = 'acme') {
      const body = { subject: 'Help', client_id: randomUUID() }
      const created = await caller(null, tenant)('createConversation', { body })
      if (created.status !== 201) throw new Error(created.text)
      const { conversationId: id, token } = created.body
      return { id, token, call: caller(token, tenant) }
    },
    memberToken,
    mailInPort: context.mailInPort,
    catchUp,
    jobsSettled: context.jobsSettled,
    asMember: async email => caller(await memberToken(personId(email))),
    async close() {
      await recordTime('server', context.close)
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Returns the id of a demo person. */
export function personId(email: string): string {
  return seedPeople.find(person => person.email === email)!.id
}
