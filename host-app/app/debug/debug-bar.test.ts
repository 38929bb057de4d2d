import { describe, expect, it } from 'vitest'
import { isDebugRequested, serverWantsDebug } from './debug-bar.tsx'

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

const nothing = { search: '', cookie: 'theme=dark', stored: null, flag: undefined }

describe('[GUARD-06] isDebugAsked', () => {
  it.each([
    { search: '?debugbar=1' },
    { search: '?debugbar=true' },
    { search: '?tab=mine&debug=1' },
    { search: '?debug=true' },
    { search: '?lapwing_debug=1' },
    { search: '?lapwing_debug=true' },
    { cookie: 'lapwing_debug=1' },
    { cookie: 'theme=dark; lapwing_debug=1; x=y' },
    { stored: '1' },
    { stored: 'true' },
    { flag: true },
  ])('%j asks for it', requests => expect(isDebugRequested({ ...nothing, ...requests })).toBe(true))

  it.each([
    {},
    { search: '?debug=0' },
    { search: '?debug=yes' },
    { search: '?other_debug=1' },
    { cookie: 'lapwing_debug=0' },
    { cookie: 'xlapwing_debug=1' },
    { cookie: 'lapwing_debug=11' },
    { stored: 'false' },
    { flag: 'no' },
  ])('%j does not', requests => expect(isDebugRequested({ ...nothing, ...requests })).toBe(false))
})
