import type { ResponseOf } from '#contract/routes/index.ts'
import { createApi, createSendRequest } from './api.ts'
import { requestHeaders } from './request-headers.ts'

export type AppConfig = ResponseOf<'config'>

const call = createApi(
  createSendRequest({
    fetch: (...args) => fetch(...args),
    token: async () => null,
    headers: () => requestHeaders({ location: window.location, company: null, isActing: false }),
  }),
)
let loading: Promise<AppConfig> | null = null

/** What the browser must know before it can sign in; asked once, and again only after a failure. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= call('config').catch(error => {
    loading = null
    throw error
  })
  return loading
}
