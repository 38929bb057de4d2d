/** Security headers on every response of the server. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { GALLERY_STAGE_PATH } from '#contract/constants/docs.ts'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createNotifyBus } from '#server/adapters/bus/notify-bus.ts'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { createApp } from '#server/app.ts'
import { createKnowledge } from '#server/domain/knowledge/search/knowledge.ts'
import { createGateway, type Gateway } from '#server/gateway/create-gateway.ts'
import { createAllowedSites } from '#server/http/allowed-sites.ts'
import type { Handlers } from '#server/http/api/register-routes.ts'
import { createClientIp } from '#server/http/client-ip.ts'
import { createHosts } from '#server/http/hosts.ts'
import { NO_LIMITS } from '#server/limits/rate-limits.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { createJudgeToken, ownIssuer } from '#server/tokens/judge-token.ts'
import { deriveFactorKey } from '#server/tokens/seal-secret.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { VISITOR } from '#tests/support/gateway-harness.ts'

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
const OWN_HOSTS = "'self' http://localhost:3000 http://*.localhost:3000"
const FRESH_MS = 30_000
const SHELL = '<!doctype html><div id="root"></div>'
const FILES = {
  'app/__spa.html': SHELL,
  'app/index.html': SHELL,
  'app/favicon.svg': '<svg/>',
  'app/assets/main.js': 'main',
  'app/demo-shop/acme/index.html': 'shop',
  'app/demo-shop/shop.js': 'shop',
  'app/gallery-stage/index.html': 'stage',
  'app/gallery-stage/stage.js': 'stage',
  'sdk/widget-loader.js': 'loader',
  'sdk/sdk/chat.js': 'chat',
}
/** Every call succeeds, except one that fails. */
const HANDLERS = new Proxy({} as Handlers, {
  get: (_handlers, name) => () => {
    if (name === 'debugbar') throw new Error('a fault')
    return { ok: true }
  },
})

describeEachDatabase('security headers', given => {
  const clock = createManualClock(Date.now())
  const log = { error: () => {}, warn: () => {}, info: () => {} }
  let folder: string
  let gateway: Gateway
  let app: Hono
  let demo: Hono
  let visitor: { readonly token: string; readonly conversationId: string }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lapwing-headers-'))
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { database } = given
    const secret = 'a secret for tests that is long enough to be one'
    const tokens = createTokens(secret, clock)
    const expiresAtS = Math.floor(clock.now() / 1_000) + 3_600
    const publicUrl = () => 'http://localhost:3000'
    const judge = createJudgeToken(tokens, ownIssuer(publicUrl()))
    const hosts = createHosts(publicUrl)
    const clientIp = createClientIp([])
    const sites = createAllowedSites({ database, clock, publicUrl })
    gateway = await createGateway({
      database,
      feedDatabase: database,
      bus: createNotifyBus(database, log),
      tokens,
      judge,
      clock,
      log,
      anonKey: await tokens.sign({ role: 'anon' }, expiresAtS),
      publicUrl: publicUrl(),
      files: { kind: 'disk', store: await openDiskFiles(join(folder, 'uploads')), place: 'a test' },
      factorKey: deriveFactorKey(secret),
      outbox: { send: async () => {} },
      limits: NO_LIMITS,
      clientIp,
      callerNetwork: () => undefined,
      sites,
      isKnownHost: hosts.isKnown,
    })
    const parts = {
      handlers: HANDLERS,
      deps: {
        database,
        tokens,
        judge,
        clock,
        log,
        limits: NO_LIMITS,
        clientIp,
        sites,
        callerNetwork: () => undefined,
        originOf: hosts.originOf,
        metrics: NO_METRICS,
        requestIds: new AsyncLocalStorage<string>(),
        isFromProxy: () => false,
      },
      hosts,
      previewGate: null,
      operator: UNKNOWN_OPERATOR,
      callOrigins: ['https://voice.test'],
      isFirstRunOpen: async () => true,
      gateway: gateway.app,
      files: { sdkFolder: join(folder, 'sdk'), appFolder: join(folder, 'app'), connectOrigins: [] },
      knowledgePages: { knowledge: createKnowledge(database), draw: async () => SHELL, filesOrigin: '' },
    }
    app = createApp({ ...parts, isDemo: false })
    demo = createApp({ ...parts, isDemo: true })
    const [acme] = await database.asOwner(query =>
      query<{ id: string }>(
        `insert into public.companies (name, subdomain)
         select name, lower(name) from unnest(array['Acme', 'Noor', 'Clinic', 'Empty']) as name
         returning id`,
      ),
    )
    const [conversation] = await database.asOwner(query =>
      query<{ id: string }>(
        "insert into public.conversations (company_id, subject, source) values ($1, 'Help', 'widget') returning id",
        [acme!.id],
      ),
    )
    const claims = { ...VISITOR, company_id: acme!.id, conversation_id: conversation!.id }
    visitor = { token: await tokens.sign(claims, expiresAtS), conversationId: conversation!.id }
  })
  afterAll(async () => {
    await gateway.stopSweep()
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  const onFilesHost = { headers: { host: 'files.localhost' } }
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  const headersOf = async (path: string, init?: RequestInit) => (await request(path, init)).headers
  const policyOf = async (path: string, host = 'localhost') =>
    (await headersOf(path, { headers: { host } })).get('content-security-policy') ?? ''
  const ancestorsOf = async (path: string, host?: string) =>
    /frame-ancestors ([^;]+)/.exec(await policyOf(path, host))?.[1]

  /** Returns the missing or wrong headers of a response. */
  function lacking({ headers }: Response, path: string): string[] {
    const isFrameable = path.startsWith('/widget/') && headers.get('content-type')?.startsWith('text/html')
    const expected = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': isFrameable ? null : 'DENY',
    }
    const policy = headers.get('content-security-policy') ?? ''
    return [
      ...Object.entries(expected).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
      ...(policy.includes("default-src 'none'") ? [] : ['content-security-policy']),
      ...(policy.includes('frame-ancestors') || policy.startsWith('sandbox') ? [] : ['frame-ancestors']),
      ...(headers.has('cross-origin-resource-policy') ? [] : ['cross-origin-resource-policy']),
    ]
  }

  it('stand on the answer of every route, for every method, and of its preflight', async () => {
    const paths = new Set(app.routes.map(({ path }) => path))
    expect(paths.size).toBeGreaterThan(60)
    const wrong: string[] = []
    for (const pattern of paths) {
      const path = pattern
        .replace(/:id\b/g, randomUUID())
        .replace(/:\w+\{[^}]*\}/g, 'a/b.png')
        .replace(/:\w+/g, 'x')
        .replaceAll('*', 'x')
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await request(path, { method })
        wrong.push(...lacking(response, path).map(name => `${method} ${path}: ${name}`))
        await response.body?.cancel()
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['a page', '/', 200, {}],
    ['a page that is not there', '/nowhere', 302, {}],
    ['a page for frames', '/widget/chat', 200, {}],
    ['a hidden page', '/debug/auth', 404, {}],
    ['the loader', '/widget-loader.js', 200, {}],
    ['a file that is not there', '/assets/nothing.js', 404, {}],
    ['a file for frames that is not there', '/widget/nothing.js', 404, {}],
    ['an address that is none', '/%ff.txt', 404, {}],
    ['a host that is not ours', '/', 400, { headers: { host: 'evil.test' } }],
    ['a call without its credential', '/api/conversations', 401, {}],
    ['a call that is none', '/api/nothing', 404, {}],
    ['a method that is none', '/api/tenant', 405, { method: 'DELETE' }],
    [
      'a broken body',
      '/api/leads',
      400,
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['a preflight', '/api/tenant', 204, { method: 'OPTIONS', headers: { origin: 'https://shop.test' } }],
    ['a post to a page', '/login', 404, { method: 'POST' }],
    ['the gateway', '/auth/v1/health', 200, {}],
    ['a table without a key', '/rest/v1/messages', 401, {}],
    ['the way to an upload', `/storage/v1/object/public/${UPLOAD_BUCKET}/x/y.png`, 302, {}],
    ['an upload that is not there', `/storage/v1/object/public/${UPLOAD_BUCKET}/x/y.png`, 404, onFilesHost],
    ['an answer of the API', '/api/health', 200, {}],
    ['a fault', '/api/debugbar', 500, {}],
  ] as const)('stand on %s', async (_what, path, status, init) => {
    const response = await request(path, init as RequestInit)
    expect(response.status).toBe(status)
    expect(lacking(response, path)).toEqual([])
  })

  it.each(['/', '/login', '/widget/chat'])('stand on %s, which the client has already', async path => {
    const etag = (await headersOf(path)).get('etag')!
    const response = await request(path, { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    const lasting = (headers: Headers) => [...headers].filter(([name]) => name !== REQUEST_ID_HEADER)
    expect(lasting(response.headers)).toEqual(lasting(await headersOf(path)))
  })

  it('stand on an upload, which brings its own sandbox', async () => {
    const key = `${visitor.conversationId}/${clock.now()}-${'a'.repeat(22)}-note.txt`
    const path = `/storage/v1/object/${UPLOAD_BUCKET}/${key}`
    const uploaded = await request(path, {
      method: 'POST',
      body: 'A note.',
      headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'text/plain' },
    })
    expect(uploaded.status).toBe(200)
    const response = await request(path.replace('/object/', '/object/public/'), onFilesHost)
    expect([response.status, await response.text()]).toEqual([200, 'A note.'])
    expect(lacking(response, path)).toEqual([])
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('[ADMIN-01] a page runs own scripts alone, makes no code of text, and stands in no frame', async () => {
    for (const path of ['/', '/login', '/admin/dashboard', '/auth/session', '/super-admin-test']) {
      const headers = await headersOf(path)
      const policy = headers.get('content-security-policy')!.split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "object-src 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types widget-loader ProseMirrorClipboard',
        ]),
      )
      expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure|\*/)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it('the demo holds its shops and its inbox in frames, which are for our own pages alone', async () => {
    for (const path of ['/demo-shop/acme/', '/demo-inbox']) {
      const { status, headers } = await demo.request(path)
      expect([status, headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN'])
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self';/)
    }
    for (const path of ['/login', '/admin/conversations', '/demo-inbox/x', '/demo', '/demo-shop.html']) {
      const response = await demo.request(path)
      expect(lacking(response, path), path).toEqual([])
      if (response.status === 200)
        expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none';/)
    }
    expect((await demo.request('/login')).headers.get('content-security-policy')).toContain(
      "; frame-src 'self';",
    )
    expect(lacking(await demo.request('/demo-shop/shop.js'), '/demo-shop/shop.js')).toEqual([])
  })

  it('our own pages alone may frame the stage of the gallery, which may use the microphone, in every mode', async () => {
    for (const server of [app, demo]) {
      const { status, headers } = await server.request(GALLERY_STAGE_PATH)
      expect([status, headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN'])
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.* frame-ancestors 'self';/)
      expect(headers.get('permissions-policy')).toContain('microphone=(self)')
      for (const path of ['/gallery-stage/x', `${GALLERY_STAGE_PATH}stage.js`, '/gallery-stage.html'])
        expect(lacking(await server.request(path), path), path).toEqual([])
    }
  })

  it('outside demo mode there is neither, and a page holds frames of its own origin only', async () => {
    for (const path of ['/demo-shop/acme/', '/demo-shop/shop.js', '/demo-inbox']) {
      const response = await request(path)
      expect([response.status, response.headers.get('location')], path).toEqual([302, '/'])
      expect(lacking(response, path)).toEqual([])
    }
    expect(await policyOf('/login')).toContain("frame-src 'self';")
  })

  it('[VOICE-07] the page of calls alone may connect to a vendor of calls directly', async () => {
    expect(await policyOf('/widget/voice')).toContain("connect-src 'self' https://voice.test")
    for (const path of ['/widget/chat', '/login']) expect(await policyOf(path)).not.toContain('voice.test')
  })

  it('gives the microphone to the own pages, and nothing else to anybody', async () => {
    for (const path of ['/', '/login', '/admin/conversations', '/widget/voice']) {
      const features = (await headersOf(path)).get('permissions-policy')!.split(', ')
      expect(features).toEqual(
        expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()', 'usb=()']),
      )
      expect(features.filter(feature => !feature.endsWith('=()'))).toEqual(['microphone=(self)'])
    }
  })

  it('lets any site load the widgets and ask the API, and no site the pages’ own files', async () => {
    const policy = async (path: string) => (await headersOf(path)).get('cross-origin-resource-policy')
    for (const path of [
      '/widget-loader.js',
      '/api/tenant',
      '/api/nothing',
      '/auth/v1/health',
      '/rest/v1/messages',
    ])
      expect(await policy(path), path).toBe('cross-origin')
    for (const path of ['/', '/login', '/favicon.svg', '/widget/chat'])
      expect(await policy(path), path).toBe('same-origin')
    for (const path of ['/api/tenant', '/auth/v1/health']) expect(await policyOf(path)).toBe(DATA_POLICY)
  })

  it('[ROUTE-14] the diagnostics are not there, and no search engine lists them', async () => {
    for (const path of ['/debug/auth', '/super-admin-test']) {
      const response = await request(path)
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
      expect(await response.text()).toBe(SHELL)
    }
  })

  describe('[EMBED-01] the frames of a widget page', () => {
    const setSites = (subdomain: string, sites: readonly string[]) =>
      given.database.asOwner(query =>
        query('update public.companies set widget_sites = $2 where subdomain = $1', [subdomain, sites]),
      )

    it('stand on any site until the company names its own, a moment later', async () => {
      expect(await ancestorsOf('/widget/chat?tenant=noor')).toBe('*')
      await setSites('noor', ['https://shop.example', 'http://localhost:8080'])
      clock.advance(FRESH_MS - 1)
      expect(await ancestorsOf('/widget/chat?tenant=noor')).toBe('*')
      clock.advance(1)
      const own = `${OWN_HOSTS} https://shop.example http://localhost:8080`
      expect(await ancestorsOf('/widget/chat?tenant=noor')).toBe(own)
      expect(await ancestorsOf('/widget/ticket', 'noor.localhost')).toBe(own)
      expect(await ancestorsOf('/widget/chat?tenant=acme')).toBe('*')
      expect(await ancestorsOf('/widget/chat')).toBe('*')
      expect(await ancestorsOf('/login?tenant=noor')).toBe("'none'")
      await setSites('noor', [])
    })

    it('stand on our own hosts alone for a company that is not there, is suspended, or is two', async () => {
      await given.database.asOwner(query =>
        query(
          "update public.companies set suspended_at = now(), suspended_reason = 'unpaid' where subdomain = 'clinic'",
        ),
      )
      for (const [path, host] of [
        ['/widget/chat?tenant=nobody', 'localhost'],
        ['/widget/chat?tenant=clinic', 'localhost'],
        ['/widget/chat?tenant=acme', 'noor.localhost'],
        ['/widget/chat?tenant=%00', 'localhost'],
        ["/widget/chat?tenant=a';%20*", 'localhost'],
      ] as const)
        expect(await ancestorsOf(path, host), path).toBe(OWN_HOSTS)
    })

    it('take nothing into the policy that is no origin', async () => {
      await setSites('empty', [
        'https://a.test; script-src *',
        'https://b.test/path',
        '*',
        "'self'",
        'https://c.test',
      ])
      expect(await ancestorsOf('/widget/chat?tenant=empty')).toBe(`${OWN_HOSTS} https://c.test`)
      expect(await policyOf('/widget/chat?tenant=empty')).not.toContain('script-src *')
    })
  })
})
