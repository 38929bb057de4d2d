import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import { isRefusal, type Refusal } from '#core/session/company-state.ts'
import { impersonationStore } from '../session/impersonation-store.ts'
import { accessToken } from '../session/supabase.ts'
import { createApi, createSendRequest, type SendRequest } from './api.ts'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'
import { requestHeaders } from './request-headers.ts'

let company: ImpersonatedCompany | null = null
const listeners = new Set<(code: Refusal) => void>()
const successListeners = new Set<(name: EndpointName) => void>()

/**
 * Token and headers of the latest call of the signed-in person. Calls during an impersonation don't change
 * it.
 */
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
 * Sends a last request when the user leaves the page, as the signed-in person, even if an impersonation
 * starts. It outlives the page and doesn't wait for a new token.
 */
export const sendKeepalive = createSendRequest({
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  token: async () => own.bearer,
  headers: () => own.headers,
})

/**
 * Sends a request as the current principal: platform staff impersonating a company, else the signed-in
 * person.
 */
export const sendRequest: SendRequest = (...request) => {
  const impersonation = impersonationStore().current()
  return send(...request).then(
    response => {
      connection.answered()
      for (const hear of successListeners) hear(request[0])
      return response
    },
    error => {
      if (isUnreachable(error)) void connection.check()
      else connection.answered()
      // The end of an impersonation refuses what it still has in flight: that says nothing about the person's own session.
      if (impersonationStore().current() === impersonation) announceRefusal(error)
      throw error
    },
  )
}

/** The API client of the current principal. */
export const callApi = createApi(sendRequest)

function headers(): Record<string, string> {
  const impersonation = impersonationStore().current()
  return requestHeaders({
    location: window.location,
    company: impersonation?.company ?? company,
    isImpersonating: impersonation !== null,
  })
}

/** Returns whether a call failed before the server could answer it: without a response, or at the proxy before it. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

function announceRefusal(error: unknown): void {
  if (error instanceof ApiError && isRefusal(error.code)) for (const hear of listeners) hear(error.code)
}

/**
 * Sets the company in the headers of all later calls. Accepts only a company that the server itself has
 * named.
 */
export function callAsCompany(named: ImpersonatedCompany | null): void {
  company = named
}

/**
 * Calls back on every call of the current principal that is finally refused. Returns the function that unsubscribes.
 */
export function onRefusal(hear: (code: Refusal) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** Calls back on every call of the current principal that succeeds. Only the demo listens, for the page's whole life. */
export function onSuccess(hear: (name: EndpointName) => void): void {
  successListeners.add(hear)
}
