/** The composition root: the only code that chooses adapters and wires them. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Clock } from '#core/clock.ts'
import { createDemoClock } from '#core/demo-clock.ts'
import { DEMO_LOGIN, DEVELOPMENT_ACCOUNT_ID } from '../demo/demo.ts'
import { systemClock } from './adapters/clock/system-clock.ts'
import { createFolderDisk, watchDisk } from './adapters/disk/folder-disk.ts'
import { openEmbedder } from './adapters/embedder/open-embedder.ts'
import { createIsolationDoors } from './adapters/isolation/isolation-doors.ts'
import { createLog } from './adapters/log/create-log.ts'
import { throttleRepeats } from './adapters/log/throttle-repeats.ts'
import { BUILT_IN } from './adapters/model/local-model.ts'
import { createOpenAiModel } from './adapters/model/openai-model.ts'
import { createOutboundFetch } from './adapters/outbound-fetch/outbound-fetch.ts'
import { createOutboundPost } from './adapters/outbound-fetch/outbound-post.ts'
import { openVoice } from './adapters/voice/open-voice.ts'
import { createApp } from './app.ts'
import { dataFolderSecret } from './config/data-folder-secret.ts'
import { type Config, usesDisk } from './config/read-config.ts'
import { startWarnings } from './config/start-warnings.ts'
import { createAccountOutbox } from './domain/emails/account-outbox.ts'
import { createCompanyModels } from './domain/knowledge/ai-settings/company-models.ts'
import { createModelRest } from './domain/knowledge/ai-settings/model-rest.ts'
import { createAnswerProgress } from './domain/knowledge/answers/progress/answer-progress.ts'
import { readSynonyms } from './domain/knowledge/authoring/synonyms.ts'
import { createKnowledge } from './domain/knowledge/search/knowledge.ts'
import { createFirstRun } from './domain/platform/first-run.ts'
import { companyOrigin } from './domain/tenant-origin.ts'
import { CONSUMERS } from './events/consumers.ts'
import { createEventReader, type EventReader, type ReaderDeps } from './events/event-reader.ts'
import { signAnonKey } from './gateway/admission.ts'
import { createIdentityStore } from './gateway/auth/identity-store.ts'
import { createGateway } from './gateway/create-gateway.ts'
import { createAllowedSites } from './http/allowed-sites.ts'
import { createHandlers } from './http/api/handlers.ts'
import { createCallerNetwork } from './http/caller-network.ts'
import { createClientIp, createIsFromProxy } from './http/client-ip.ts'
import { createHosts } from './http/hosts.ts'
import type { DrawKnowledgePage } from './http/knowledge-pages/deps.ts'
import { builtRenderer } from './http/knowledge-pages/load-renderer.ts'
import { jobs } from './jobs/jobs.ts'
import { recordRuns } from './jobs/record-runs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createFairTurns } from './limits/fair-turns.ts'
import { createRateLimits, NO_LIMITS } from './limits/rate-limits.ts'
import type { Database } from './ports/database.ts'
import type { Disk } from './ports/disk.ts'
import type { Log } from './ports/log.ts'
import type { OpenMailbox, ResolveDns } from './ports/mail.ts'
import type { Model } from './ports/model.ts'
import type { OutboundFetch, OutboundPost } from './ports/outbound.ts'
import type { VoiceProviders } from './ports/voice.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { type Closers, createClosers } from './start/closers.ts'
import { createMailers } from './start/create-mailers.ts'
import { createDrains, type Drains } from './start/drains.ts'
import { openBus } from './start/open-bus.ts'
import { openClock } from './start/open-clock.ts'
import { createRegistrar, openDatabase, prepareForMode } from './start/open-database.ts'
import { claimFiles } from './start/open-files.ts'
import { createIncomingEmail } from './start/open-incoming-email.ts'
import { openMetrics } from './start/open-metrics.ts'
import { openReadiness } from './start/open-readiness.ts'
import { createJudgeToken, ownIssuer, PROJECT_ISSUER } from './tokens/judge-token.ts'
import {
  deriveFactorKey,
  deriveFirstRunKey,
  deriveIdentityKey,
  deriveModelKey,
  deriveNetworkKey,
  deriveOutboxKey,
  deriveVoiceKey,
} from './tokens/seal-secret.ts'
import { createTokens } from './tokens/tokens.ts'

/** Exports that read from the database at once: of all companies, and of one. */
const EXPORTS_AT_ONCE = { slots: 2, perCompany: 1 }

/** What a test replaces. */
export type Replacements = {
  readonly clock?: Clock
  readonly model?: Model
  readonly database?: Database
  readonly fetchText?: OutboundFetch
  /** Sends requests to models at URLs that companies named, and to providers of mailboxes. */
  readonly post?: OutboundPost
  readonly openMailbox?: OpenMailbox
  /** Looks up what the DNS says of senders of mails. */
  readonly resolveDns?: ResolveDns
  readonly drawPage?: DrawKnowledgePage
  readonly voice?: VoiceProviders
  readonly disk?: Disk
  /** See `ReaderDeps`. */
  readonly horizon?: ReaderDeps['horizon']
}

/** The built server, before it listens. */
export type Context = {
  readonly app: Hono
  /** Serves the sockets on the app's HTTP server. */
  readonly attach: (server: Server) => void
  /** Lines for the operator's terminal. */
  readonly notices: readonly string[]
  readonly log: Log
  /** Port of the metrics; null without them. */
  readonly metricsPort: number | null
  /** Port of the door for mail; null without one. */
  readonly mailInPort: number | null
  /**
   * Begins nothing new: the node is unready, jobs run no more rounds, streams end. Resolves once what runs has ended, or
   * after `graceMs` with the names of what was given up. Requests are still answered until `close`.
   */
  readonly drain: (graceMs: number) => Promise<readonly string[]>
  /** Resolves when the jobs' rounds that run now have finished. */
  readonly jobsSettled: () => Promise<void>
  /** Applies what follows from all that was written so far; see `EventReader`. */
  readonly catchUp: EventReader['catchUp']
  /** Closes all sockets. Resolves once they are closed. */
  readonly releaseSockets: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens and prepares everything. @throws Error for the operator; then everything opened is closed again. */
export async function createContext(
  config: Config,
  publicUrl: () => string,
  replacements: Replacements = {},
): Promise<Context> {
  const closers = createClosers()
  const drains = createDrains(replacements.clock ?? systemClock)
  try {
    const opened = await openContext(config, publicUrl, replacements, { closers, drains })
    return { ...opened, drain: drains.drain, close: closers.closeAll }
  } catch (error) {
    await closers.closeAll().catch(() => {})
    throw error
  }
}

async function openContext(
  config: Config,
  publicUrl: () => string,
  {
    clock: givenClock,
    model,
    database: given,
    fetchText: givenFetch,
    post = createOutboundPost(),
    resolveDns,
    openMailbox,
    drawPage = builtRenderer(join(PROJECT_ROOT, 'dist/knowledge-server')),
    voice: givenVoice,
    disk: givenDisk = createFolderDisk(config.dataFolder),
    horizon,
  }: Replacements,
  { closers, drains }: { readonly closers: Closers; readonly drains: Drains },
): Promise<Omit<Context, 'drain' | 'close'>> {
  const requestIds = new AsyncLocalStorage<string>()
  const log = throttleRepeats(
    createLog(config.logLevel, { requestId: () => requestIds.getStore() }),
    givenClock ?? systemClock,
  )
  const hosts = createHosts(publicUrl)
  const { metrics, port: metricsPort } = await openMetrics(config, hosts, closers)
  const database = closers.add(given ?? (await openDatabase(config, metrics)), ({ close }) => close())
  const isSupabase = config.database.kind === 'supabase'
  const disk = usesDisk(config) ? givenDisk : null
  if (disk) watchDisk(disk, metrics)
  const clock = givenClock ?? (await openClock({ database, log, metrics }, closers))
  const fetchText = givenFetch ?? createOutboundFetch({ clock })
  const notices = await prepareForMode(database, config, clock)
  const { bus, feedDatabase } = await openBus(
    config,
    { database, isReplaced: given !== undefined, clock, log },
    closers,
  )

  const secret = config.jwtSecret ?? dataFolderSecret(config.dataFolder)
  const tokens = createTokens(secret, clock)
  const judge = createJudgeToken(tokens, isSupabase ? PROJECT_ISSUER : ownIssuer(publicUrl()))
  const identities = createIdentityStore({ database, clock })
  const anonKey = config.database.kind === 'supabase' ? config.database.anonKey : await signAnonKey(tokens)
  const mailers = createMailers(config, { database, clock, metrics, secret, publicUrl })
  const { mailbox, mailer, mailerOf, mailKey, allowsLoopback, platformAddress, mailTokens } = mailers
  const outboxKey = deriveOutboxKey(secret)
  // The jobs start last.
  let accountEmailsSoon = () => {}
  const limits = config.isLimited ? createRateLimits({ database, clock }) : NO_LIMITS
  const outbox = createAccountOutbox({ database, clock, outboxKey, limits }, () => accountEmailsSoon())
  const exportTurns = createFairTurns(EXPORTS_AT_ONCE)
  metrics.watch('lapwing_exports', () =>
    Object.entries(exportTurns.counts()).map(([state, value]) => ({ labels: { state }, value })),
  )
  const clientIp = createClientIp(config.trustedProxies)
  const callerNetwork = createCallerNetwork(config.trustedProxies, deriveNetworkKey(secret))
  const sites = createAllowedSites({ database, clock, publicUrl })
  const gateway = isSupabase
    ? null
    : closers.add(
        await createGateway({
          database,
          feedDatabase,
          bus,
          tokens,
          judge,
          clock,
          anonKey,
          publicUrl: publicUrl(),
          files: await claimFiles(config, database),
          factorKey: deriveFactorKey(secret),
          outbox,
          limits,
          clientIp,
          callerNetwork,
          sites,
          isKnownHost: hosts.isKnown,
          log,
          feedOverflowed: () => metrics.count('lapwing_change_feed_overflows_total', {}),
        }),
        ({ close }) => close(),
      )
  if (gateway) {
    closers.add(gateway, drains.add('files', gateway.stopSweep))
    const gauge = (value: number) => [{ labels: {}, value }]
    metrics.watch('lapwing_sockets', () => gauge(gateway.realtimeLoad().sockets))
    metrics.watch('lapwing_change_feed_lag_seconds', () => gauge(gateway.realtimeLoad().lagMs / 1_000))
    metrics.watch('lapwing_change_feed_waiting', () => gauge(gateway.realtimeLoad().waiting))
  }
  const registrar = createRegistrar(config, identities)
  const projectUrl = config.database.kind === 'supabase' ? config.database.projectUrl : null

  const demoClock = config.isDemo ? createDemoClock(clock) : null
  // Sessions, tokens and limits keep the real time: a jump signs nobody out.
  const conversationClock = demoClock?.clock ?? clock
  const embedder = openEmbedder(config.embeddings, closers)
  const knowledge = createKnowledge(database, {
    ...{ readSynonyms, embedder, metrics },
    maxBytes: config.searchMemoryBytes,
  })
  const firstRun = createFirstRun(database, deriveFirstRunKey(secret))
  const name = config.model?.name ?? BUILT_IN.name
  const platform = { name, model: model ?? (config.model ? createOpenAiModel(config.model) : BUILT_IN.model) }
  const modelKey = deriveModelKey(secret)
  const models = createCompanyModels({
    database,
    modelKey,
    platform,
    open: chosen => createOpenAiModel(chosen, post),
    guard: createModelRest(conversationClock, metrics).guard,
  })
  const answering = {
    clock: conversationClock,
    modelOf: models.modelOf,
    builtIn: BUILT_IN,
    languagesOf: knowledge.languagesOf,
    originOf: companyOrigin(database, publicUrl),
    log,
  }
  // A Supabase project keeps the bytes, without a row that would give them an address.
  const removeFiles = gateway?.removeFiles ?? (async () => {})
  const progress = closers.add(await createAnswerProgress({ bus, clock }), ({ close }) => close())
  drains.add('streams', async () => progress.endAll())
  const voiceKey = deriveVoiceKey(secret)
  const voice =
    givenVoice ??
    openVoice({ config: config.voice, database, clock, conversationClock, log, metrics }, { closers, drains })
  const events = createEventReader({ database, clock, log, metrics, consumers: CONSUMERS, horizon })
  const incomingEmail = createIncomingEmail(
    config.mailIn,
    {
      ...{ database, clock, conversationClock, limits, log, metrics, tokens, mailTokens, anonKey, publicUrl },
      ...{ projectUrl, keepFile: gateway?.keepFile, platformAddress, resolveDns, openMailbox, mailKey },
      ...{ allowsLoopback, post },
    },
    { closers, drains },
  )
  const allJobs = jobs({
    ...answering,
    events,
    metrics,
    voice,
    voiceKey,
    database,
    knowledge,
    embedder,
    clock,
    conversationClock,
    isDemo: config.isDemo,
    ...{ mailer, mailerOf, outboxKey },
    limits,
    tokens,
    publicUrl,
    fetchText,
    removeFiles,
    forgetSessions: gateway?.forgetSessions,
    ...incomingEmail.jobDeps,
  })
  const running = startJobs(recordRuns({ database, clock, metrics }, allJobs), { database, log })
  closers.add(running, drains.add('jobs', running.stop, running.running))
  const { nudge } = running
  accountEmailsSoon = () => nudge('accountEmails')
  const wake = () => nudge('events')
  closers.add(await bus.listen('events', wake, wake), unlisten => unlisten())
  const mailInPort = await incomingEmail.openDoor(() => nudge('incomingEmail'))
  const jobNames = allJobs.map(({ name }) => name)
  const readReadiness = await openReadiness(
    {
      ...{ database, bus, clock, log, disk, jobNames, isStopping: drains.isDraining },
    },
    closers,
  )
  const app: Hono = createApp({
    handlers: createHandlers({
      database,
      ...{ clock, conversationClock, demoClock },
      tokens,
      registrar,
      knowledge,
      progress,
      voice,
      voiceKey,
      outbox,
      mailerOf,
      mailKey,
      allowsLoopback,
      platformAddress,
      mailDomain: config.mailIn?.domain ?? null,
      limits,
      exportTurns,
      answering,
      ownModelOf: models.ownModelOf,
      modelKey,
      identitySealKey: deriveIdentityKey(secret),
      removeFiles,
      jobNames,
      readReadiness,
      embeddingModel: embedder?.model ?? null,
      realtimeState: gateway?.realtimeState ?? null,
      disk,
      filesState: gateway?.filesState ?? null,
      countExpiredSessions: gateway?.countExpiredSessions ?? null,
      log,
      supabase: origin => ({ url: projectUrl ?? origin, key: anonKey }),
      demo: config.isDemo ? DEMO_LOGIN : null,
      firstRun,
      readMailbox: config.isDemo && !config.smtp ? mailbox.read : null,
      publicUrl: publicUrl(),
      platformOwnerId: config.platformOwnerId,
      developmentAccountId: config.isDemo ? DEVELOPMENT_ACCOUNT_ID : null,
      isDebugBarOn: config.isDebugBarOn,
      previewPassphrase: config.previewGate?.passphrase ?? null,
      operator: config.operator,
      isolation: createIsolationDoors({
        app: () => app,
        attach: gateway?.attach ?? null,
        projectUrl: projectUrl ?? publicUrl(),
        clock,
      }),
      answerSoon: () => nudge('answers'),
      emailsSoon: () => nudge('emails'),
      ...{ mailsSoon: () => nudge('incomingEmail'), mailboxesSoon: () => nudge('mailboxes'), post },
      importsSoon: () => nudge('imports'),
    }),
    deps: {
      ...{ database, tokens, judge, clock, log, metrics, limits, clientIp, callerNetwork, sites, requestIds },
      originOf: hosts.originOf,
      isFromProxy: createIsFromProxy(config.trustedProxies),
    },
    hosts,
    previewGate: config.previewGate,
    operator: config.operator,
    callOrigins: config.voice ? [new URL(config.voice.openAi.url).origin] : [],
    gateway: gateway?.app ?? null,
    isDemo: config.isDemo,
    isFirstRunOpen: async () => (await firstRun.readToken()) !== null,
    files: {
      sdkFolder: join(PROJECT_ROOT, 'dist/sdk'),
      appFolder: join(PROJECT_ROOT, 'dist/app'),
      connectOrigins: projectUrl === null ? [] : [projectUrl, projectUrl.replace(/^http/, 'ws')],
    },
    knowledgePages: { knowledge, draw: drawPage, filesOrigin: projectUrl ?? '' },
  })

  return {
    app,
    log,
    metricsPort,
    mailInPort,
    attach: server => gateway?.attach(server),
    jobsSettled: running.settled,
    catchUp: events.catchUp,
    releaseSockets: async () => gateway?.releaseSockets(),
    notices: [...startWarnings(config), ...notices, ...(await firstRun.readNotice(publicUrl()))],
  }
}
