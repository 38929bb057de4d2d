import type { EndpointName } from '#contract/routes/endpoints.ts'

/**
 * An event of the demo: one of the widget's (`EVENTS`), a call of the staff area that succeeded, or an action of
 * the tour itself.
 */
export type DemoEvent = { readonly name: string; readonly detail?: unknown }

/** Names of the tour's own events. */
export const TOUR_EVENTS = {
  switched: 'tour:switched',
  copied: 'tour:copied',
  /** The brand in the form of the settings has changed. The detail is its style (`brandStyle`). */
  recolored: 'tour:recolored',
} as const

const CALL = 'call:'

/** Returns the name of the event that a call of the staff area succeeded. */
export function callEvent(route: EndpointName): string {
  return `${CALL}${route}`
}

/** Whether the event is a call of the staff area. */
export function isCallEvent({ name }: DemoEvent): boolean {
  return name.startsWith(CALL)
}
