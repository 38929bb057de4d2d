import { createApi, createSendRequest, type SendRequest } from './api.ts'
import { requestHeaders } from './request-headers.ts'

/** A request as nobody: without a token, without cookies. It brings nothing of accounts into the page. */
export const sendPublicRequest: SendRequest = createSendRequest({
  fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  token: async () => null,
  headers: () => requestHeaders({ location: window.location, company: null, isImpersonating: false }),
})

/** The API without a token: for calls that need none, before or without a session. */
export const callPublicApi = createApi(sendPublicRequest)
