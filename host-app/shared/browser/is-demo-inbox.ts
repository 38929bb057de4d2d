import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import { isFramed } from './is-framed.ts'

/**
 * Returns whether the page is the staff area in the demo's frame. It keeps its address, which says that no session
 * is stored, and doesn't change the surrounding page's history.
 */
export function isDemoInbox(page: Window): boolean {
  return page.location.pathname === DEMO_FRAMES.inbox && isFramed(page)
}
