import type { Locale } from '#contract/constants/locales.ts'
import { CONFIG_ENDPOINTS, VOICE_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { createApi } from '../../runtime/api/create-api.ts'
import { fetchConfig } from '../../runtime/api/fetch-config.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { CallVars, Company } from './voice-session.ts'

type Options = { readonly environment: Environment; readonly tenant: string }

/** Returns who the visitor calls; null if the server does not answer. */
export function loadCompany({ environment, tenant }: Options): Promise<Company | null> {
  return fetchConfig(createApi(CONFIG_ENDPOINTS, { ...environment, tenant }))
}

/** Returns what a visitor should know before a call; null if the server does not answer. */
export async function loadVars({ environment, tenant }: Options, locale: Locale): Promise<CallVars | null> {
  const result = await createApi(VOICE_ENDPOINTS, { ...environment, tenant })('getCallVars', {
    body: { locale },
  })
  return result.kind === 'ok' ? result.value.vars : null
}
