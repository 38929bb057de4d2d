/** The HTTP app: the API, the gateway and the pages behind one origin. Tests call `app.request()` on it. */
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import type { Operator } from '#contract/constants/operator.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import type { PreviewGateConfig } from './config/read-config.ts'
import { anyOrigin } from './http/any-origin.ts'
import { type Handlers, type RouteDeps, registerRoutes } from './http/api/register-routes.ts'
import { errorResponse, refuse } from './http/error-response.ts'
import { filesHost, type Hosts } from './http/hosts.ts'
import type { KnowledgePageDeps } from './http/knowledge-pages/deps.ts'
import { registerKnowledgePages } from './http/knowledge-pages/register-knowledge-pages.ts'
import { limitHeaders } from './http/limit-headers.ts'
import { type ObserveDeps, observeRequests } from './http/observe-requests.ts'
import { createFrameAncestors } from './http/pages/frame-ancestors.ts'
import { behindGate, createFileReader } from './http/pages/read-built-files.ts'
import { type BuiltFiles, servePages } from './http/pages/serve-pages.ts'
import { pagePolicy, securityHeaders } from './http/security-headers.ts'

const DEMO_PAGES = [`${DEMO_FRAMES.shops}*`, DEMO_FRAMES.inbox]

/** Load balancers and containers ask a node by its address. The answers are the same for every host. */
const PROBES: readonly string[] = [ENDPOINTS.health[1], ENDPOINTS.live[1], ENDPOINTS.ready[1]]

const CALL_PAGE = '/widget/voice'

/** What the app is built from. */
export type AppParts = {
  readonly handlers: Handlers
  readonly deps: RouteDeps & ObserveDeps
  readonly hosts: Hosts
  /** The embedded part of Supabase; null if a Supabase project replaces it. */
  readonly gateway: Hono | null
  readonly files: BuiltFiles
  readonly knowledgePages: Pick<KnowledgePageDeps, 'knowledge' | 'draw' | 'filesOrigin'>
  readonly previewGate: PreviewGateConfig | null
  readonly operator: Operator
  /** Where the page of calls may connect besides this server (VOICE-07). */
  readonly callOrigins: readonly string[]
  readonly isDemo: boolean
  readonly isFirstRunOpen: () => Promise<boolean>
}

/** Returns the app: the API, the gateway, knowledge bases and pages on one origin. */
export function createApp(parts: AppParts): Hono {
  const {
    handlers,
    deps,
    hosts,
    gateway,
    files,
    knowledgePages,
    previewGate,
    operator,
    callOrigins,
    isDemo,
    isFirstRunOpen,
  } = parts
  const app = new Hono()
  app.onError((error, c) => errorResponse(c, error, deps.log))
  const isSecure = () => hosts.publicUrl().startsWith('https:')
  app.use(observeRequests(deps))
  app.use(securityHeaders({ isSecure, isDemo }))
  app.use(async (c, next) => {
    const isKnown = hosts.isKnown(c.req.header('host') ?? 'localhost')
    if (!isKnown && !PROBES.includes(c.req.path)) return refuse(c, 'host_unknown')
    await next()
  })
  app.use(limitHeaders)
  if (gateway) app.use(filesHost(hosts))
  app.use(
    '/api/*',
    anyOrigin({
      allowMethods: ['GET', 'POST', 'PATCH'],
      allowHeaders: ['authorization', 'content-type', ...Object.values(HEADERS)],
      exposeHeaders: ['retry-after'],
    }),
  )
  registerRoutes(app, handlers, deps)
  app.use((_c, next) => deps.database.inRequest({ isDeferrable: false }, next))
  if (gateway) app.route('/', gateway)
  const frameAncestors = createFrameAncestors({ sites: deps.sites, publicUrl: hosts.publicUrl, isDemo })
  if (!isDemo) app.on('GET', DEMO_PAGES, c => c.redirect('/', 302))
  const readFile = createFileReader(hosts.publicUrl, previewGate, operator)
  const policyOf = async (c: Context) =>
    pagePolicy({
      ancestors: await frameAncestors(c),
      projectOrigins: files.connectOrigins,
      callOrigins: c.req.path === CALL_PAGE ? callOrigins : [],
      filesOrigin: gateway && hosts.filesOrigin(),
      isSecure: isSecure(),
    })
  registerKnowledgePages(app, {
    ...deps,
    ...knowledgePages,
    tenantOriginOf: hosts.tenantOriginOf,
    policyOf,
    canonicalOriginOf: c =>
      tenantOfHost(c.req.header('host') ?? '') === null
        ? new URL(hosts.publicUrl()).origin
        : hosts.originOf(c),
    behindGate: html => behindGate(html, previewGate),
    readSite: async path => (await readFile(join(files.appFolder, path), 'text'))?.bytes.toString() ?? null,
  })
  servePages(app, files, { readFile, policyOf, isFirstRunOpen })
  return app
}
