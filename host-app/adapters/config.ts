import type { ResponseOf } from '#contract/routes/index.ts'
import { callAsNobody } from './call-as-nobody.ts'

export type AppConfig = ResponseOf<'config'>

let loading: Promise<AppConfig> | null = null

/** What the browser must know before it can sign in; asked once, and again only after a failure. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= callAsNobody('config').catch(error => {
    loading = null
    throw error
  })
  return loading
}
