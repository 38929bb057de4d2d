import { beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { fakeStorage } from '../browser/fake-storage.ts'

const IMPERSONATION = {
  id: 'impersonation-1',
  company: { id: 'company-1', name: 'Acme', subdomain: 'acme' },
  staffId: 'staff-1',
  staffName: 'Sam Staff',
  canWrite: false,
  expiresAt: Date.now() + 3_600_000,
  accessToken: 'token of the impersonation',
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', { location: { host: 'localhost', pathname: '/admin', search: '' } })
})

/** Sends a request during an impersonation; `answer` refuses it with a code. */
async function callDuringImpersonation() {
  const responses: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => responses.push(resolve)))
  const { impersonationStore } = await import('../session/impersonation-store.ts')
  const { callApi, onRefusal } = await import('./call-api.ts')
  impersonationStore().begin(IMPERSONATION, 'staff-1')
  const heard: string[] = []
  onRefusal(code => heard.push(code))
  const call = callApi('getSetup').catch((error: unknown) => error)
  await waitFor(() => expect(responses).toHaveLength(1))
  const answer = (code: string) => responses[0]!(Response.json({ code, error: 'Refused' }, { status: 401 }))
  return { heard, call, answer, store: impersonationStore() }
}

it('tells of a call of the current principal that is finally refused', async () => {
  const { heard, call, answer } = await callDuringImpersonation()
  answer('session_ended')
  await call
  expect(heard).toEqual(['session_ended'])
})

it('[IMP-03] a call that the end of the impersonation refuses does not end the own session', async () => {
  const { heard, call, answer, store } = await callDuringImpersonation()
  store.clear()
  answer('session_ended')
  expect(await call).toMatchObject({ code: 'session_ended' })
  expect(heard).toEqual([])
})

it('tells of a call that succeeds, and of no other', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/setup' ? Response.json({}) : Response.json({ code: 'not_found' }, { status: 404 }),
  )
  const { callApi, onSuccess } = await import('./call-api.ts')
  const { impersonationStore } = await import('../session/impersonation-store.ts')
  impersonationStore().begin(IMPERSONATION, 'staff-1')
  const heard: string[] = []
  onSuccess(name => heard.push(name))
  await callApi('getSetup')
  await callApi('listTeams').catch(() => {})
  expect(heard).toEqual(['getSetup'])
})
