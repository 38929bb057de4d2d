import { atom, type ReadableAtom } from 'nanostores'
import type { ContentType } from '#contract/constants/knowledge.ts'

/** A view of the help center. Names and titles show until the content has loaded. */
export type KbView =
  | { readonly kind: 'home' | 'search' }
  | { readonly kind: 'category'; readonly slug: string; readonly name: string }
  | { readonly kind: 'article'; readonly type: ContentType; readonly slug: string; readonly title: string }

/** The views that the visitor has opened, for going back. */
export type Trail = {
  /** The home comes first, the current view last. */
  readonly $trail: ReadableAtom<readonly KbView[]>
  /** The text in the search box: the query while its results show, else ''. */
  readonly $query: ReadableAtom<string>
  /** Opens a view. Its heading takes the focus. */
  readonly show: (view: KbView) => void
  readonly back: () => void
  /**
   * Handles the text in the search box: a query opens the results, an empty text returns to the view before the
   * search.
   */
  readonly write: (text: string) => void
  /** Whether a heading that has just rendered must take the focus. True once for each `show` and `back`. */
  readonly claimFocus: () => boolean
}

const HOME: KbView = { kind: 'home' }

/**
 * Creates the trail, which starts at the home.
 * @param onView called with each view that opens
 */
export function createTrail(onView: (view: KbView) => void): Trail {
  const $trail = atom<readonly KbView[]>([HOME])
  const $query = atom('')
  /** The query of the search in the trail. */
  let searched = ''
  let isFocusDue = false

  function turn(trail: readonly KbView[]): void {
    const view = trail.at(-1)!
    $trail.set(trail)
    $query.set(view.kind === 'search' ? searched : '')
    onView(view)
  }

  return {
    $trail,
    $query,
    show(view) {
      isFocusDue = true
      if (view.kind === 'home') return turn([HOME])
      const trail = $trail.get()
      const isShown = isSame(trail.at(-1)!, view)
      turn(isShown ? [...trail.slice(0, -1), view] : [...trail, view])
    },
    back() {
      const trail = $trail.get()
      if (trail.length === 1) return
      isFocusDue = true
      turn(trail.slice(0, -1))
    },
    write(text) {
      const trail = $trail.get()
      const begun = trail.findIndex(({ kind }) => kind === 'search')
      const before = begun < 0 ? trail : trail.slice(0, begun)
      const isShown = begun === trail.length - 1
      const isWanted = text.trim() !== ''
      $query.set(text)
      if (isWanted) searched = text
      if (isWanted !== isShown) turn(isWanted ? [...before, { kind: 'search' }] : before)
    },
    claimFocus() {
      const isDue = isFocusDue
      isFocusDue = false
      return isDue
    },
  }
}

function isSame(one: KbView, other: KbView): boolean {
  if (one.kind !== other.kind) return false
  return !('slug' in one) || one.slug === (other as typeof one).slug
}
