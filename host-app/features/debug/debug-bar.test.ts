import { describe, expect, it } from 'vitest'
import { serverWantsDebug } from './debug-bar.tsx'

function ask(open: () => Response | Promise<Response>, staff: () => unknown = () => ({ enabled: true })) {
  const requests: unknown[] = []
  const answer = serverWantsDebug({
    fetch: async (path, options) => {
      requests.push([path, options])
      return open()
    },
    callApi: (async (name: string) => {
      requests.push(name)
      return staff()
    }) as never,
  })
  return { requests, answer }
}

describe('[GUARD-06] serverWantsDebug', () => {
  it.each([true, false])('takes the server’s flag for it: %s', async enabled => {
    const { requests, answer } = ask(() => Response.json({ enabled }))
    expect(await answer).toBe(enabled)
    expect(requests).toEqual([['/api/debugbar', { method: 'GET', cache: 'no-store', credentials: 'omit' }]])
  })

  it.each([true, false])('asks as staff where there is no flag: %s', async enabled => {
    const { requests, answer } = ask(
      () => new Response('', { status: 500 }),
      () => ({ enabled }),
    )
    expect(await answer).toBe(enabled)
    expect(requests.at(-1)).toBe('adminDebugbar')
  })

  it('ignores whatever goes wrong', async () => {
    expect(await ask(() => Promise.reject(new TypeError('offline'))).answer).toBe(false)
    expect(await ask(() => new Response('<html>')).answer).toBe(false)
    const refused = ask(
      () => new Response('', { status: 404 }),
      () => Promise.reject(new Error('not staff')),
    )
    expect(await refused.answer).toBe(false)
  })
})
