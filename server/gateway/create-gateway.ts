/** The gateway speaks the part of Supabase's wire protocol that the product's clients use, and nothing else. */
import type { Server } from 'node:http'
import { Hono } from 'hono'
import type { Clock } from '#core/clock.ts'
import type { AllowedSites } from '#server/http/allowed-sites.ts'
import type { CallerNetwork } from '#server/http/caller-network.ts'
import type { ClientIp } from '#server/http/client-ip.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import type { Files, FilesState } from '#server/ports/files.ts'
import type { Log } from '#server/ports/log.ts'
import type { KeepFile } from '#server/ports/mail.ts'
import type { RealtimeState } from '#server/ports/realtime.ts'
import type { AccountOutbox } from '../domain/emails/account-outbox.ts'
import { anyOrigin } from '../http/any-origin.ts'
import type { JudgeToken } from '../tokens/judge-token.ts'
import type { Tokens } from '../tokens/tokens.ts'
import { createAdmit, createAdmitRequest } from './admission.ts'
import { createAccountMailer } from './auth/account-mailer.ts'
import { createAuthRoutes } from './auth/auth-routes.ts'
import { createFactorStore } from './auth/factor-store.ts'
import { createIdentityStore } from './auth/identity-store.ts'
import { createLimitGuesses } from './auth/limit-guesses.ts'
import { countExpiredSessions, forgetSessions } from './auth/session-age.ts'
import { createSessionReply } from './auth/session-reply.ts'
import { createSessionStore } from './auth/session-store.ts'
import { createSignedIn } from './auth/signed-in.ts'
import { REALTIME_TABLES } from './realtime/bindings.ts'
import { installChangeTriggers, startChangeFeed } from './realtime/change-feed.ts'
import { createRealtimeServer } from './realtime/realtime-server.ts'
import { startRightsWatch } from './realtime/rights-watch.ts'
import { createReadSites, createReadSocketAccess } from './realtime/socket-access.ts'
import { createSubscriptions } from './realtime/subscriptions.ts'
import { createRestRoutes, REST_TABLES } from './rest/rest-routes.ts'
import { readRoleColumns } from './role-columns.ts'
import { createLooseFiles } from './storage/loose-files.ts'
import { createStorageRoutes } from './storage/storage-routes.ts'
import { keepUpload } from './storage/store-upload.ts'
import { startFileSweep } from './storage/sweep-erased-files.ts'

/** Dependencies of the gateway. */
export type GatewayParts = {
  readonly database: Database
  /** The same database, over connections of the change feed's own. */
  readonly feedDatabase: Database
  readonly bus: Bus
  readonly tokens: Tokens
  readonly judge: JudgeToken
  readonly clock: Clock
  /** The key that public pages send. It grants nothing. */
  readonly anonKey: string
  /** The server's URL without a trailing slash: issuer of access tokens, and target of emails. */
  readonly publicUrl: string
  /** Seals the secrets of second factors: 32 bytes (`deriveFactorKey`). */
  readonly factorKey: Uint8Array
  readonly outbox: AccountOutbox
  readonly limits: RateLimits
  readonly clientIp: ClientIp
  readonly callerNetwork: CallerNetwork
  /** Which sites may use visitors' tokens. */
  readonly sites: Pick<AllowedSites, 'admit'>
  /** Whether pages of a host, with its port, are the server's own. */
  readonly isKnownHost: (host: string) => boolean
  /** Where uploads are. */
  readonly files: Files
  readonly log: Pick<Log, 'error'>
  /** Called when the change feed drops its queue because it is full. */
  readonly feedOverflowed?: () => void
}

/** The running gateway. */
export type Gateway = {
  /** Answers below auth/v1, rest/v1, storage/v1 and realtime/v1 only. */
  readonly app: Hono
  /** Serves a server's sockets at /realtime/v1/websocket. */
  readonly attach: (server: Server) => void
  /** The state of this node's realtime, with the number of a company's open sockets. Times in ms. */
  readonly realtimeState: (companyId: string) => RealtimeState
  /** The load of this node's realtime: the change feed's lag in ms and queue length in rows, and all open sockets. */
  readonly realtimeLoad: () => {
    readonly lagMs: number
    readonly waiting: number
    readonly sockets: number
  }
  /** Closes all sockets, so that their clients connect elsewhere or later. Resolves once they are closed. */
  readonly releaseSockets: () => Promise<void>
  /** Returns how many sessions of a company's people would end now if they lasted so many days without use. */
  readonly countExpiredSessions: (companyId: string, days: number) => Promise<number>
  /** Deletes a batch of ended sessions and of what is left of others. Returns whether there may be more. */
  readonly forgetSessions: () => Promise<boolean>
  /** Stores a file of a conversation, as its visitor would. */
  readonly keepFile: KeepFile
  /** Deletes the bytes of uploads by their keys. Missing ones count as deleted. */
  readonly removeFiles: (keys: readonly string[]) => Promise<void>
  /** Where the uploads are, and which ones could not be deleted. */
  readonly filesState: () => Promise<FilesState>
  /** Begins no more rounds of background work. Resolves once the running one has ended. */
  readonly stopSweep: () => Promise<void>
  /** Ends sockets, and listens no longer. Stop the sweep first. The database stays open. */
  readonly close: () => Promise<void>
}

/** Returns the gateway once it hears changes. The database must be prepared. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const { database, feedDatabase, bus, clock, log } = parts
  const admit = createAdmit(parts)
  const admitRequest = createAdmitRequest(admit, parts.sites)
  const roleColumns = await readRoleColumns(database, [...REST_TABLES, ...REALTIME_TABLES])
  const subscriptions = createSubscriptions()
  await installChangeTriggers(database, REALTIME_TABLES, roleColumns)
  const rights = await startRightsWatch({
    bus,
    readSocketAccess: createReadSocketAccess(database),
    readAgain: createReadSocketAccess(feedDatabase),
    subscriptions,
    log,
  })
  const realtime = createRealtimeServer({
    ...parts,
    admit,
    roleColumns,
    subscriptions,
    readSocketAccess: rights.readSocketAccess,
    readSites: createReadSites(database),
  })
  const missed = realtime.dropAll
  const feed = await startChangeFeed({
    bus,
    database: feedDatabase,
    ...{ clock, log, roleColumns, subscriptions, missed },
    ...(parts.feedOverflowed && { overflowed: parts.feedOverflowed }),
  })

  const identities = createIdentityStore(parts)
  const sessions = createSessionStore(parts)
  const accountMailer = createAccountMailer({ ...parts, identities })
  const auth = createAuthRoutes({
    ...parts,
    identities,
    sessions,
    factors: createFactorStore(parts),
    sessionReply: createSessionReply(parts),
    signedIn: createSignedIn({ admit, identities, sessions }),
    accountMailer,
    limitGuesses: createLimitGuesses(parts.limits),
  })
  const { kind, store, place } = parts.files
  const loose = createLooseFiles(database, store, place)
  const stopSweep = startFileSweep({ database, loose, place, clock, log })

  const app = new Hono()
  for (const prefix of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/realtime/v1/*'])
    app.use(prefix, gatewayCors)
  app.route('/auth/v1', auth)
  app.route('/rest/v1', createRestRoutes({ database, admitRequest, roleColumns, log }))
  app.route('/storage/v1', createStorageRoutes({ ...parts, admitRequest, store, loose }))
  // Not 404: the client would advise to update the server.
  app.all('/realtime/v1/api/broadcast/*', c => c.json({ error: 'Broadcast is not offered' }, 403))
  app.all('/realtime/v1/*', c => c.json({ error: 'Not Found' }, 404))

  return {
    app,
    attach: realtime.attach,
    realtimeState(companyId) {
      const { heardAt, lagMs } = feed.state()
      return { heardAt, lagMs, sockets: realtime.countSockets(companyId) }
    },
    realtimeLoad: () => ({ ...feed.state(), sockets: realtime.countAll() }),
    releaseSockets: realtime.release,
    stopSweep,
    countExpiredSessions: (companyId, days) => countExpiredSessions(parts, companyId, days),
    forgetSessions: () => forgetSessions(parts),
    keepFile: (conversation, key, bytes) => keepUpload({ database, store, loose }, conversation, key, bytes),
    removeFiles: loose.discard,
    async filesState() {
      const { files, since } = await loose.stuck()
      return { kind, stuck: files, since }
    },
    async close() {
      realtime.close()
      await rights.close()
      await feed.stop()
      await accountMailer.settled()
    },
  }
}

/** CORS of the gateway. The headers are those of supabase-js. */
export const gatewayCors = anyOrigin({
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'prefer',
    'range',
    'accept-profile',
    'content-profile',
    'x-upsert',
    'cache-control',
    'x-metadata',
    'x-retry-count',
  ],
  exposeHeaders: ['content-range', 'retry-after', 'x-supabase-api-version', 'x-sb-error-code'],
})
