import type { DefaultToastOptions } from 'react-hot-toast/headless'
import { APPLICATION_TOAST_MS, TOAST_REMOVE_AFTER_MS } from '#contract/constants/toasts.ts'

/** How long the host app's toasts stay (MKT-17). */
export const TOASTER_OPTIONS: DefaultToastOptions = {
  duration: APPLICATION_TOAST_MS,
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: TOAST_REMOVE_AFTER_MS,
}
