/**
 * Numbers of the host app's toasts (spec sections 4.10 and 9). Those of toasts as such are react-hot-toast's own: 4,000 ms
 * for blank, error and custom, 2,000 ms for success, at most 20, a gutter of 8 px.
 */

/** How long each stays, but for 'loading', which stays until it is told to go. */
export const APPLICATION_TOAST_MS = 4_000
/** A dismissed toast is removed after this time. */
export const TOAST_REMOVE_AFTER_MS = 1_000
export const TOAST_MAX_WIDTH_PX = 350
/** Between two toasts. */
export const APPLICATION_TOAST_GUTTER_PX = 12
