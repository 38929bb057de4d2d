import type { DEMO_BRAND_MESSAGE, DEMO_CALL_MESSAGE } from '#contract/constants/demo.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import { isDemoInbox } from './is-demo-inbox.ts'

/** What the staff area in the demo's frame tells the demo's page. */
export type DemoMessage =
  | { readonly type: typeof DEMO_CALL_MESSAGE; readonly route: EndpointName }
  | { readonly type: typeof DEMO_BRAND_MESSAGE; readonly style: string }

/** Tells the demo's page, if this page is in the demo's frame. */
export function tellDemo(message: DemoMessage): void {
  if (isDemoInbox(window)) window.parent.postMessage(message, window.location.origin)
}
