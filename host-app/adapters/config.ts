import type { ResponseOf } from '#contract/routes/index.ts'
import { createApi } from './api.ts'
import { sendAnonymously } from './send-anonymously.ts'

export type AppConfig = ResponseOf<'config'>

const call = createApi(sendAnonymously)
let loading: Promise<AppConfig> | null = null

/** What the browser must know before it can sign in; asked once, and again only after a failure. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= call('config').catch(error => {
    loading = null
    throw error
  })
  return loading
}
