import type { ResponseOf } from '#contract/routes/index.ts'
import { callPublicApi } from './call-public-api.ts'

/** The response of the route `config`. */
export type AppConfig = ResponseOf<'config'>

let loading: Promise<AppConfig> | null = null

/**
 * Returns the settings that the browser needs before signing in. Fetched once; again only after a failure.
 */
export function loadConfig(): Promise<AppConfig> {
  loading ??= callPublicApi('config').catch(error => {
    loading = null
    throw error
  })
  return loading
}
