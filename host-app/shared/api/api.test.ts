import { describe, expect, it, vi } from 'vitest'
import { address, createApi, createSendRequest } from './api.ts'

function apiAnswering(response: () => Response | Promise<Response>, seen: Request[] = []) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    seen.push(new Request(new URL(String(input), 'http://host'), init))
    return response()
  }
  const headers = () => ({ 'x-tenant-subdomain': 'acme' })
  return createApi(createSendRequest({ fetch, token: async () => 'secret', headers }))
}

describe('createApi', () => {
  it('sends method, path, query, bearer and body of the route', async () => {
    const seen: Request[] = []
    const call = apiAnswering(() => Response.json({}), seen)
    await call('updateConversation', { params: { id: 'a b' }, body: { assignee_id: null } })
    expect([seen[0]?.method, seen[0]?.url]).toEqual(['PATCH', 'http://host/api/conversations/a%20b'])
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(seen[0]?.headers.get('x-tenant-subdomain')).toBe('acme')
    expect(await seen[0]?.json()).toEqual({ assignee_id: null })
    expect(address('listMessages', { params: { id: 'x' }, query: { after: 3 } })).toBe(
      '/api/conversations/x/messages?after=3',
    )
  })

  it('rejects with code, status and text of the answer', async () => {
    const call = apiAnswering(() =>
      Response.json({ error: 'Taken.', code: 'already_assigned' }, { status: 409 }),
    )
    await expect(call('config')).rejects.toMatchObject({
      code: 'already_assigned',
      status: 409,
      text: 'Taken.',
    })
  })

  it('[AUTH-04] says that a sign-up failed where the answer does not say why', async () => {
    const body = { email: 'ann@acme.test', password: 'long enough', fullName: 'Ann' }
    const silent = apiAnswering(() => Response.json({}, { status: 500 }))
    await expect(silent('signup', { body })).rejects.toMatchObject({ text: 'Signup failed' })
    const spoken = apiAnswering(() => Response.json({ error: 'Taken.' }, { status: 409 }))
    await expect(spoken('signup', { body })).rejects.toMatchObject({ text: 'Taken.', status: 409 })
  })

  it('rejects with plain words when the answer is no JSON or none comes', async () => {
    const broken = apiAnswering(() => new Response('<html>', { status: 502 }))
    await expect(broken('config')).rejects.toMatchObject({ code: 'internal', status: 502 })
    const silent = apiAnswering(() => Promise.reject(new TypeError('failed')))
    await expect(silent('config')).rejects.toMatchObject({ code: 'network', status: 0 })
    const portal = apiAnswering(() => new Response('<html>'))
    await expect(portal('config')).rejects.toMatchObject({ code: 'network', status: 0 })
  })

  it('gives up 20 s after a call that reads or can be repeated, and never after another', async () => {
    const late = new AbortController()
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const call = createApi(
      createSendRequest({
        fetch: (_, init) =>
          new Promise((_, reject) => {
            if (init?.signal) init.signal.addEventListener('abort', () => reject(new DOMException('late')))
            else reject(new TypeError('no deadline'))
          }),
        token: async () => null,
        headers: () => ({}),
      }),
    )
    const body = { content: 'Hello' }
    const reading = expect(call('config')).rejects.toMatchObject({ code: 'network' })
    const sending = expect(call('postMessage', { params: { id: 'x' }, body })).rejects.toMatchObject({
      status: 0,
    })
    await expect(
      call('mergeConversation', { params: { id: 'x' }, body: { into_id: 'y' } }),
    ).rejects.toMatchObject({ code: 'network' })
    expect(deadline.mock.calls).toEqual([[20_000], [20_000]])
    late.abort()
    await reading
    await sending
    deadline.mockRestore()
  })
})
