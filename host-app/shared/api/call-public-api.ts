import { createApi, createSendRequest, type SendRequest } from './api.ts'
import { requestHeaders } from './request-headers.ts'

/** Sends a request without a token and without cookies. Loads no account code into the page. */
export const sendPublicRequest: SendRequest = createSendRequest({
  fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  token: async () => null,
  headers: () => requestHeaders({ location: window.location, company: null, isImpersonating: false }),
})

/** The API client without a token, for calls before or without a session. */
export const callPublicApi = createApi(sendPublicRequest)
