import type { Browser } from '@playwright/test'
import { decodeJwt, SignJWT } from 'jose'
import { BRAND } from '#contract/brand.ts'
import { ACME_IDENTITY_KEY } from '#demo/company-settings.ts'
import type { Database } from '#server/ports/database.ts'
import { createTokens, LEEWAY_S } from '#server/tokens/tokens.ts'
import { createFaultProxy } from '#tests/support/fault-proxy.ts'
import { createPageServer } from '#tests/support/page-server.ts'
import { readSlowness, scaleTimeout, slowness } from '#tests/support/scale-timeout.ts'
import type { ScriptedModel } from '#tests/support/scripted-model.ts'
import { type ServerProcess, TEST_SECRET } from '#tests/support/server-process.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createBrowserVisitor } from './browser-visitor.ts'
import { type Client, emailOf, type Visitor } from './client.ts'
import { createNodeAgent } from './node-agent.ts'
import { nodeClock } from './node-socket.ts'
import { createNodeVisitor } from './node-visitor.ts'
import { COMPLETE_WITHIN_MS, conversationOf, type FaultRun, type MessageName } from './oracle.ts'
import type { Breakable, Schedule } from './schedules.ts'
import { readStored } from './stored.ts'
import { createTraffic } from './traffic.ts'

/** What a schedule runs against. */
export type Stage = Pick<Breakable, 'random' | 'redis' | 'killConnections'> & {
  readonly nodes: readonly [ServerProcess, ...ServerProcess[]]
  /** Writes the AI's answers; without one, the product's own composer does. */
  readonly model: ScriptedModel | null
  readonly browser: Browser
  readonly page: EventTarget
  /** Prefix that distinguishes the conversations of one schedule. */
  readonly label: string
  /** Reads the rows on disk, once everything is quiet. */
  readonly withDatabase: <T>(read: (database: Database) => Promise<T>) => Promise<T>
}

const CONVERSATIONS = 4
const AGENT_CALL_LIMIT_MS = scaleTimeout(5_000)
/** Usual time to start the conversations on an idle machine, doubled, in ms. */
const USUAL_BEGINNING_MS = 2_500
const BEFORE_MS = 1_500
/** Lifetime of a token that expires soon: some calls of a busy machine, in seconds. */
const TOKEN_LIFETIME_S = 4

/**
 * Runs traffic under a schedule and returns the records. One conversation is a real widget's, and one starts
 * during the fault.
 */
export async function runSchedule(stage: Stage, schedule: Schedule): Promise<FaultRun> {
  const { random, page, browser, label } = stage
  const [first, ...others] = stage.nodes
  const network = await createFaultProxy(first.port, ...others.map(({ port }) => port))
  const origin = `http://localhost:${network.port}`
  const tokenOfWidget = await signIdentity(`${label}w`)
  const site = await createPageServer(() => hostPage(origin, tokenOfWidget))
  const staff = await signInStaff(origin, 'agent@acme.test', AGENT_CALL_LIMIT_MS)
  const realtime = (await staff.call('config')).supabase
  const traffic = createTraffic(random)
  const clients: Client[] = []
  const notes: string[] = []
  let modelBites = 0

  /** Starts a conversation: the visitor asks, and the agent answers. */
  async function converse(visitor: Visitor): Promise<void> {
    clients.push(visitor)
    traffic.join(visitor)
    const conversationId = await waitFor(() => visitor.conversationId() ?? fail('no conversation'), {
      timeout: scaleTimeout(30_000),
    })
    const { conversation } = visitor
    const agent = await createNodeAgent({ conversation, conversationId, staff, realtime, page })
    clients.push(agent)
    traffic.join(agent)
  }

  try {
    const beganAt = performance.now()
    const widget = await createBrowserVisitor(`${label}w`, browser, `${site.url}/${label}w`)
    // Every other one is a customer whom the page identifies.
    const visitors = Array.from({ length: CONVERSATIONS }, (_, i) =>
      createNodeVisitor(`${label}${i}`, origin, page, i % 2 ? () => signIdentity(`${label}${i}`) : undefined),
    )
    await Promise.all([widget, ...visitors].map(converse))
    const slower = slownessOf(performance.now() - beganAt)
    await new Promise(resolve => setTimeout(resolve, BEFORE_MS))

    const bitesBefore = network.bites()
    const late = createNodeVisitor(`${label}late`, origin, page)
    clients.push(late)
    const over = schedule({
      ...stage,
      network,
      clients: () => clients,
      tellOnline: () => page.dispatchEvent(new Event('online')),
      followModel: script =>
        stage.model?.follow((...asked) => {
          modelBites += 1
          script(...asked)
        }),
      expire: soonExpired,
      note: line => void notes.push(line),
    })
    traffic.join(late)
    await over
    network.set({ kind: 'fair' })
    const endedAt = performance.now()
    const said = await traffic.stop()
    const isComplete = await becomesComplete(clients, said, endedAt + COMPLETE_WITHIN_MS * slower)
    const completedAfterMs = isComplete ? (performance.now() - endedAt) / slower : null

    const screens: Record<string, FaultRun['screens'][string]> = {}
    const acked: MessageName[] = []
    for (const client of clients) {
      const { conversation, side } = client
      acked.push(...(await client.acked()))
      screens[`${conversation}-${side}`] = { conversation, shown: await client.shown() }
    }
    const bites = network.bites() - bitesBefore + modelBites
    const names = [...new Set(clients.map(({ conversation }) => conversation))]
    const stored = await stage.withDatabase(database => readStored(database, names))
    return { said, acked, screens, bites, completedAfterMs, notes, ...stored }
  } finally {
    await Promise.all(clients.map(client => client.stop()))
    site.close()
    await network.close()
  }
}

/**
 * Returns whether all messages are acknowledged and on every screen of their conversation before the
 * deadline.
 */
async function becomesComplete(
  clients: readonly Client[],
  said: readonly MessageName[],
  deadline: number,
): Promise<boolean> {
  const isDone = async (client: Client) => {
    const own = said.filter(name => conversationOf(name) === client.conversation)
    const [acked, shown] = [new Set(await client.acked()), new Set(await client.shown())]
    return own.every(name => shown.has(name) && (acked.has(name) || !name.includes(`-${client.side}-`)))
  }
  do {
    if ((await Promise.all(clients.map(isDone))).every(Boolean)) return true
    await new Promise(resolve => setTimeout(resolve, 50))
  } while (performance.now() < deadline)
  return false
}

/** Returns how many times slower than usual the machine is without faults: now, or when the tests started if that is more. */
function slownessOf(beginningMs: number): number {
  return Math.max(slowness, readSlowness(beginningMs / USUAL_BEGINNING_MS))
}

/** Returns the token with its time almost over: the server accepts it for `LEEWAY_S` seconds after that. */
export function soonExpired(token: string): Promise<string> {
  return createTokens(TEST_SECRET, nodeClock).sign(
    decodeJwt(token),
    Math.floor(nodeClock.now() / 1_000) - LEEWAY_S + TOKEN_LIFETIME_S,
  )
}

/** Signs what acme's site knows of its customer. */
export function signIdentity(conversation: string): Promise<string> {
  return new SignJWT({ email: emailOf(conversation) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(conversation)
    .setAudience('acme')
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(ACME_IDENTITY_KEY))
}

/** Returns a customer's page with the chat, which identifies its visitor. */
export function hostPage(origin: string, identityToken: string): string {
  return `<!doctype html><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1>
    <script src="${origin}/widget-loader.js" data-tenant="acme" data-features="chat"></script>
    <script>${BRAND.name}('identify', '${identityToken}')</script>`
}

function fail(reason: string): never {
  throw new Error(reason)
}
