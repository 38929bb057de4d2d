import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Clock } from '#core/clock.ts'
import type { IsolationDoors } from '#server/domain/platform/isolation/doors.ts'
import { realtimeOfProject, realtimeOnLoopback } from '../realtime/open-realtime.ts'

const GATEWAY_PATH = /^\/(?:auth|rest|realtime|storage)\/v1\//

/**
 * Returns how the isolation self-test reaches the server: the app itself, and its gateway's sockets on a loopback port.
 * Without a gateway, a Supabase project at `projectUrl` answers in its place.
 */
export function createIsolationDoors({
  app,
  attach,
  projectUrl,
  clock,
}: {
  readonly app: () => Hono
  readonly attach: ((server: Server) => void) | null
  readonly projectUrl: string
  readonly clock: Clock
}): IsolationDoors {
  return {
    request: async (path, init) =>
      attach === null && GATEWAY_PATH.test(path) ? fetch(projectUrl + path, init) : app().request(path, init),
    openRealtime: attach ? realtimeOnLoopback(attach, clock) : realtimeOfProject(projectUrl, clock),
  }
}
