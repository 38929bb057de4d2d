import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Feature } from '#contract/embed.ts'
import { widgetLoaderUrl } from '#host-app/shared/browser/widget-loader-url.ts'

const loaded = new Set<Feature | undefined>()

/**
 * Adds the script tag that customers use, once for each feature. Without a feature, it only activates the
 * page's elements.
 */
export function loadWidgets(feature?: Feature): void {
  if (loaded.has(feature)) return
  loaded.add(feature)
  const script = document.createElement('script')
  script.src = widgetLoaderUrl()
  script.dataset['tenant'] = DEFAULT_SUBDOMAIN
  if (feature) script.dataset['feature'] = feature
  document.body.append(script)
}
