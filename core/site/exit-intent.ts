/** Detects that a visitor is about to leave the site (Spec 4.7). */
import { EXIT_POINTER_MAX_Y_PX, EXIT_SCROLL_DROP_PX, EXIT_SCROLL_TOP_PX } from '#contract/constants/site.ts'
import { isAdminPath } from './is-admin-path.ts'

/**
 * An event of the page. `y` is in px: the pointer's distance from the top of the window, or the scroll position.
 */
export type ExitEvent =
  | { readonly type: 'pointer-left'; readonly y: number }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'scroll'; readonly y: number }

type Watching = Extract<ExitState, { kind: 'watching' }>

/** The state of the page when an event happens. */
export type ExitPage = {
  readonly path: string
  readonly session: 'loading' | 'signed-out' | 'signed-in'
  /** Whether the popup was shown in this browser session. */
  readonly wasShown: boolean
  /** Whether another dialog is open. A visitor who fills it in is not leaving. */
  readonly isBusy: boolean
}

/**
 * `y` and `path` are those of the last scroll event. `isArriving` is true after a navigation, while the browser
 * scrolls to the top of the new page, which may take several events.
 */
export type ExitState =
  | { readonly kind: 'watching'; readonly y: number; readonly path: string; readonly isArriving: boolean }
  | { readonly kind: 'shown' }

/** Returns the next state. It becomes `shown` with the first valid trigger and stays so. */
export function watchExit(state: ExitState, event: ExitEvent, page: ExitPage): ExitState {
  if (state.kind === 'shown') return state
  if (mayShow(page) && isLeaving(state, event, page)) return { kind: 'shown' }
  if (event.type !== 'scroll') return state
  return { kind: 'watching', y: event.y, path: page.path, isArriving: isStillArriving(state, event.y, page) }
}

function isStillArriving(last: Watching, y: number, { path }: ExitPage): boolean {
  const began = last.path === path ? last.isArriving : last.y > EXIT_SCROLL_TOP_PX
  return began && y > EXIT_SCROLL_TOP_PX
}

function mayShow({ path, session, wasShown, isBusy }: ExitPage): boolean {
  return session === 'signed-out' && !wasShown && !isBusy && !isAdminPath(path)
}

function isLeaving(last: Watching, event: ExitEvent, { path }: ExitPage): boolean {
  switch (event.type) {
    case 'pointer-left':
      return event.y <= EXIT_POINTER_MAX_Y_PX
    case 'key':
      return event.key === 'Meta'
    case 'scroll':
      return (
        last.path === path &&
        !last.isArriving &&
        event.y <= EXIT_SCROLL_TOP_PX &&
        last.y - event.y > EXIT_SCROLL_DROP_PX
      )
  }
}
