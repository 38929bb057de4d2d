import { logError } from '../browser/log.ts'
import { address } from './api.ts'

/**
 * Replaces the browser's copy of a company's brand, which script tags may use for `WIDGET_BRAND_FRESH_S`, so that the next
 * page draws the launcher as a new visitor sees it. Never rejects.
 */
export async function refreshWidgetBrand(tenant: string): Promise<void> {
  // The same address as in the script tag's own request, because the browser keeps the copy under it.
  const path = address('getWidgetBrand', { query: { tenant, locale: 'en' } })
  await fetch(path, { cache: 'reload', credentials: 'omit' }).catch(error =>
    logError('The brand could not be loaded again', error),
  )
}
