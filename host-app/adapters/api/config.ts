import type { ResponseOf } from '#contract/routes/index.ts'
import { callPublicApi } from './call-public-api.ts'

export type AppConfig = ResponseOf<'config'>

let loading: Promise<AppConfig> | null = null

/** What the browser must know before it can sign in; asked once, and again only after a failure. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= callPublicApi('config').catch(error => {
    loading = null
    throw error
  })
  return loading
}
