/** When somebody seems about to leave the site (spec section 4.7), as a pure machine. */
import { EXIT_POINTER_MAX_Y_PX, EXIT_SCROLL_DROP_PX, EXIT_SCROLL_TOP_PX } from '#contract/constants/site.ts'
import { isAdminPath } from './is-admin-path.ts'

/** Heights are px: of the pointer from the top of the window, of the window from the top of the page. */
export type ExitEvent =
  | { readonly type: 'pointer-left'; readonly y: number }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'scroll'; readonly y: number }

type Watching = Extract<ExitState, { kind: 'watching' }>

/** What holds when something happens. */
export type ExitPage = {
  readonly path: string
  readonly session: 'loading' | 'signed-out' | 'signed-in'
  /** In this browser session. */
  readonly wasShown: boolean
  /** Another dialog is open: whoever fills it in is not leaving. */
  readonly isBusy: boolean
}

/**
 * `y` and `path` are those of the last scroll step. Whoever `isArriving` has come to another page from far down, and is
 * being taken to its top: that may be several steps.
 */
export type ExitState =
  | { readonly kind: 'watching'; readonly y: number; readonly path: string; readonly isArriving: boolean }
  | { readonly kind: 'shown' }

/** The next state: 'shown' at the first trigger that counts, and ever after. */
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
