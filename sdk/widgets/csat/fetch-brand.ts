import { BRAND_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { createApi } from '../../runtime/api/create-api.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { SourceOptions } from './sources/survey-source.ts'

/** Gives an element the company's look, unless the page has given it one. Never rejects. */
export async function fetchBrand(
  host: WidgetHost,
  { environment: { baseUrl, clock }, tenant, locale }: SourceOptions,
): Promise<void> {
  if (host.hasAttribute('brand')) return
  const api = createApi(BRAND_ENDPOINTS, { baseUrl, clock, tenant })
  const result = await api('getWidgetBrand', { query: { tenant, locale: locale() } })
  if (result.kind !== 'ok') return
  host.setAttribute('brand', result.value.style)
  if (!host.hasAttribute('position')) host.setAttribute('position', result.value.position)
}
