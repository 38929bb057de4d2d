import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { ClientIp } from '#server/http/client-ip.ts'

/** A `ClientIp` for an upgrade, which reaches no route: one app of a single answer makes a context of it. */
export function createClientIpOfUpgrade(
  clientIp: ClientIp,
): (upgrade: IncomingMessage) => Promise<string | undefined> {
  const app = new Hono().all('*', c => c.text(clientIp(c) ?? ''))
  app.onError(error => {
    throw error
  })
  return async incoming => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, String(value))
    const answer = await app.fetch(new Request('http://upgrade.invalid/', { headers }), { incoming })
    return (await answer.text()) || undefined
  }
}
