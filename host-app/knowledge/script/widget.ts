import { tenantOfHost } from '#core/tenant-of-host.ts'
import { widgetLoaderUrl } from '../../adapters/browser/widget-loader-url.ts'

/** Adds the script tag that customers use, once the browser is idle. */
export function addWidget(): void {
  const tenant = tenantOfHost(location.host)
  // Safari has no `requestIdleCallback`.
  const soon = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000))
  if (tenant !== null) addEventListener('load', () => soon(() => append(tenant)))
}

function append(tenant: string): void {
  const script = document.createElement('script')
  script.src = widgetLoaderUrl()
  script.dataset['tenant'] = tenant
  script.dataset['feature'] = 'chat'
  script.dataset['locale'] = document.documentElement.lang
  // At the end of the lines, so that it covers no line's start.
  if (document.documentElement.dir === 'rtl') script.dataset['position'] = 'left'
  document.body.append(script)
}
