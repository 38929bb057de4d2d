import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VISITOR_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { asNativeFetch } from '#tests/support/as-native-fetch.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createApi, pageHeaders } from './create-api.ts'

const SERVER = 'https://support.test'

it.each([
  ['/widget/chat', { 'x-widget': 'chat' }],
  ['/widget/a1%20b?embed=1', { 'x-widget': 'a1%20b' }],
  [
    '/widget/ticket/?embed_origin=https%3A%2F%2Fshop.test%2Fpath',
    { 'x-widget': 'ticket', 'x-embed-origin': 'https://shop.test' },
  ],
  ['/widget/chat?embed_origin=null', { 'x-widget': 'chat' }],
  ['/widget/chat?embed_origin=data:text/plain,x', { 'x-widget': 'chat' }],
  ['/', {}],
])('[EMBED-02] our page %s names itself', (path, headers) => {
  expect(pageHeaders(new URL(path, SERVER), SERVER)).toEqual(headers)
})

it('a page of the customer names nothing, whatever its path', () => {
  expect(pageHeaders(new URL('https://shop.test/widget/chat'), SERVER)).toEqual({})
})

const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://shop.example/'))
})
afterEach(() => vi.unstubAllGlobals())

/** Calls a server that never answers. */
function callInVain() {
  const signals: AbortSignal[] = []
  const fetch = asNativeFetch((_url, init) => {
    signals.push(init!.signal!)
    return new Promise(() => {})
  })
  Object.assign(page, { fetch })
  vi.stubGlobal('fetch', fetch)
  const clock = createManualClock(0)
  const api = createApi(VISITOR_ENDPOINTS, { baseUrl: 'https://help.example', tenant: 'acme', clock })
  const answered = vi.fn()
  const abort = new AbortController()
  void api('getWidgetConfig', {}, undefined, { signal: abort.signal }).then(answered)
  return { clock, answered, signals, abort }
}

it('gives a call up after 20 s', async () => {
  const { clock, answered, signals } = callInVain()
  clock.advance(19_999)
  await Promise.resolve()
  expect(answered).not.toHaveBeenCalled()
  clock.advance(1)
  await Promise.resolve()
  expect(answered).toHaveBeenCalledWith({ kind: 'unreachable' })
  expect(signals[0]!.aborted).toBe(true)
})

it('gives a call up 3 s after the network is back, since it may have gone out into the one that was lost', async () => {
  const { clock, answered, signals } = callInVain()
  page.dispatchEvent(new Event('online'))
  clock.advance(2_000)
  // A forged event of the page must not delay the timeout.
  page.dispatchEvent(new Event('online'))
  clock.advance(999)
  await Promise.resolve()
  expect(answered).not.toHaveBeenCalled()
  clock.advance(1)
  await Promise.resolve()
  expect(answered).toHaveBeenCalledWith({ kind: 'unreachable' })
  expect(signals[0]!.aborted).toBe(true)
})

it('aborts a call, and leaves no listener', async () => {
  const { answered, signals, abort } = callInVain()
  abort.abort()
  await Promise.resolve()
  expect(answered).toHaveBeenCalledWith({ kind: 'unreachable' })
  expect(signals[0]!.aborted).toBe(true)
  expect(getEventListeners(abort.signal, 'abort')).toEqual([])
})

it('tells the status of a failure that a retry may mend', async () => {
  const fetch = asNativeFetch(async () => new Response('', { status: 503 }))
  Object.assign(page, { fetch })
  vi.stubGlobal('fetch', fetch)
  const clock = createManualClock(0)
  const api = createApi(VISITOR_ENDPOINTS, { baseUrl: 'https://help.example', tenant: 'acme', clock })
  expect(await api('getWidgetConfig', {})).toEqual({ kind: 'unreachable', status: 503 })
})

it('asks no more for a company that does not allow the site, and says so once', async () => {
  const calls = vi.fn(async () => new Response('{"error":"…","code":"site_not_allowed"}', { status: 403 }))
  const fetch = asNativeFetch(calls)
  Object.assign(page, { fetch })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const document = Object.assign(new EventTarget(), { querySelectorAll: () => [] })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', document)
  vi.stubGlobal('origin', 'https://shop.example')
  const clock = createManualClock(0)
  const api = (tenant: string) =>
    createApi(VISITOR_ENDPOINTS, { baseUrl: 'https://help.example', tenant, clock })
  const refused = { kind: 'refused', status: 403, code: 'site_not_allowed' }
  expect(await api('strict')('getWidgetConfig', {})).toEqual(refused)
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(await api('strict')('getWidgetConfig', {})).toEqual(refused)
  expect(calls).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls).toEqual([
    [
      'Lapwing: https://shop.example may not show the widgets of “strict”: allow it under Settings → Install → Allowed sites.',
    ],
  ])
  // Other suites call other companies from the same page.
  expect(await api('also-strict')('getWidgetConfig', {})).toEqual(refused)
  expect(calls).toHaveBeenCalledTimes(2)
})
