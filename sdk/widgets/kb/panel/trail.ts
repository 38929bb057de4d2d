import { atom, type ReadableAtom } from 'nanostores'
import type { ContentType } from '#contract/constants/knowledge.ts'

/** What shows. A name or title is what is known of it before it has come. */
export type KbView =
  | { readonly kind: 'home' | 'search' }
  | { readonly kind: 'category'; readonly slug: string; readonly name: string }
  | { readonly kind: 'article'; readonly type: ContentType; readonly slug: string; readonly title: string }

/** What was gone through to what shows. */
export type Trail = {
  /** What shows is the last; the home comes first. */
  readonly $trail: ReadableAtom<readonly KbView[]>
  /** The text in the search box: the words of the search while its results show, else nothing. */
  readonly $query: ReadableAtom<string>
  /** Turns to a view. Its heading gets the focus. */
  readonly show: (view: KbView) => void
  readonly back: () => void
  /** Takes what stands in the search box now: words lead to the search, none back to where it began. */
  readonly write: (text: string) => void
  /** Whether a heading that has just been drawn is to take the focus; once for each `show` and `back`. */
  readonly claimFocus: () => boolean
}

const HOME: KbView = { kind: 'home' }

/** `onView` is told of each view that shows anew. */
export function createTrail(onView: (view: KbView) => void): Trail {
  const $trail = atom<readonly KbView[]>([HOME])
  const $query = atom('')
  /** The words of the search in the trail. */
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
