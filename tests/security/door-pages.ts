/** The app with its own test pages in place of the built ones, which may not exist. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { createApp } from '#server/app.ts'
import { createKnowledge } from '#server/domain/knowledge/search/knowledge.ts'
import { createAllowedSites } from '#server/http/allowed-sites.ts'
import type { Handlers } from '#server/http/api/register-routes.ts'
import { createHosts } from '#server/http/hosts.ts'
import { NO_LIMITS } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { createJudgeToken, ownIssuer } from '#server/tokens/judge-token.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const FILES = {
  'app/__spa.html': '<!doctype html><div id="root"></div>',
  'app/assets/main.js': 'main',
  'sdk/widget-loader.js': 'loader',
  'sdk/sdk/chat.js': 'chat',
}

/** The server with test pages. */
export type DoorPages = Pick<TestServer, 'request' | 'close'>

/** Opens the app with test pages. */
export async function openDoorPages(database: Database, { tokens, clock }: TestServer): Promise<DoorPages> {
  const folder = await mkdtemp(join(tmpdir(), 'lapwing-doors-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const hosts = createHosts(() => 'http://localhost:3000')
  const app = createApp({
    handlers: {} as Handlers,
    deps: {
      database,
      tokens,
      judge: createJudgeToken(tokens, ownIssuer('http://localhost:3000')),
      clock,
      log: { error: () => {}, warn: () => {}, info: () => {} },
      limits: NO_LIMITS,
      clientIp: () => undefined,
      sites: createAllowedSites({ database, clock, publicUrl: () => 'http://localhost:3000' }),
      callerNetwork: () => undefined,
      originOf: hosts.originOf,
      metrics: NO_METRICS,
      requestIds: new AsyncLocalStorage(),
      isFromProxy: () => false,
    },
    hosts,
    gateway: null,
    files: { sdkFolder: join(folder, 'sdk'), appFolder: join(folder, 'app'), connectOrigins: [] },
    knowledgePages: {
      knowledge: createKnowledge(database),
      draw: async () => '<!doctype html>',
      filesOrigin: '',
    },
    previewGate: null,
    operator: UNKNOWN_OPERATOR,
    callOrigins: [],
    isDemo: false,
    isFirstRunOpen: async () => false,
  })
  return {
    request: async (path, init) => app.request(path, init),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
