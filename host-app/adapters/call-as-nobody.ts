import { createApi, createSendRequest } from './api.ts'
import { requestHeaders } from './request-headers.ts'

/** The API without a token: for calls that need none, before or without a session. */
export const callAsNobody = createApi(
  createSendRequest({
    fetch: (...args) => fetch(...args),
    token: async () => null,
    headers: () => requestHeaders({ location: window.location, company: null, isActing: false }),
  }),
)
