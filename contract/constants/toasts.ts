/**
 * Numbers of the host app's toasts. The rest are react-hot-toast's defaults: 4,000 ms for blank, error and custom
 * toasts, 2,000 ms for success, at most 20 toasts, a gutter of 8 px. Spec 4.10 and 9.
 */

/** Duration of each toast, in ms. A 'loading' toast stays until it is dismissed. */
export const APPLICATION_TOAST_MS = 4_000
/** Delay until a dismissed toast is removed, in ms. */
export const TOAST_REMOVE_AFTER_MS = 1_000
/** Maximum width of a toast, in px. */
export const TOAST_MAX_WIDTH_PX = 350
/** Gap between two toasts, in px. */
export const APPLICATION_TOAST_GUTTER_PX = 12
