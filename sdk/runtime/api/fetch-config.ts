import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { CONFIG_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import type { Api } from './create-api.ts'

/**
 * Returns the company's settings; null if the server doesn't answer, or if something else does in its place, such as the
 * sign-in of a public network.
 */
export async function fetchConfig(api: Api<keyof typeof CONFIG_ENDPOINTS>): Promise<WidgetConfig | null> {
  const result = await api('getWidgetConfig', {})
  return result.kind === 'ok' && result.value.brand ? result.value : null
}
