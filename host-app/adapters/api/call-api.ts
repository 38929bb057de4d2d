import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { isRefusal, type Refusal } from '#core/session/company-state.ts'
import { impersonationStore } from '../session/impersonation-store.ts'
import { accessToken } from '../session/supabase.ts'
import { createApi, createSendRequest, type SendRequest } from './api.ts'
import { ApiError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'

let company: ImpersonatedCompany | null = null
const listeners = new Set<(code: Refusal) => void>()

/** What the latest call of the person who is signed in was sent with; calls for a tenant leave it alone. */
let own: { readonly bearer: string | null; readonly headers: Readonly<Record<string, string>> } = {
  bearer: null,
  headers: {},
}

const send = createSendRequest({
  fetch: (...args) => fetch(...args),
  async token() {
    const bearer = await accessToken()
    if (impersonationStore().current() === null) own = { bearer, headers: headers() }
    return bearer
  },
  headers,
})

/**
 * The last request of a page that is left, from the person who is signed in, also when the page is left to act for a
 * tenant. It outlives the page and waits for no newer token.
 */
export const sendKeepalive = createSendRequest({
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  token: async () => own.bearer,
  headers: () => own.headers,
})

/** A request as whoever acts: platform staff for a company, else the person who is signed in. */
export const sendRequest: SendRequest = (name, request) => send(name, request).catch(refused)

/** The API, spoken to as whoever acts. */
export const callApi = createApi(sendRequest)

function headers(): Record<string, string> {
  const impersonation = impersonationStore().current()
  return requestHeaders({
    location: window.location,
    company: impersonation?.company ?? company,
    isImpersonating: impersonation !== null,
  })
}

function refused(error: unknown): never {
  if (error instanceof ApiError && isRefusal(error.code)) for (const hear of listeners) hear(error.code)
  throw error
}

/** Names the company in the headers of all further calls; only one that the server itself has named. */
export function callAsCompany(named: ImpersonatedCompany | null): void {
  company = named
}

/** Hears of every call that is refused for good. Returns the stop. */
export function onRefusal(hear: (code: Refusal) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
