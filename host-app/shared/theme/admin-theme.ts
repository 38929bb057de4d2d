import { isAdminPath } from '#core/site/is-admin-path.ts'
import { createTolerantStorage, type TolerantStorage } from '../browser/tolerant-storage.ts'

/** The themes of the admin area. */
export const THEMES = ['light', 'dark'] as const
/** One theme. */
export type Theme = (typeof THEMES)[number]

const KEY = 'admin_theme'

type Deps = { readonly storage: TolerantStorage; readonly root: { readonly dataset: DOMStringMap } }

/**
 * Creates the theme setting of the admin area, stored in this browser. `theme.css` reads the root element's
 * attribute (ADMIN-07).
 */
export function createAdminTheme({ storage, root }: Deps) {
  const listeners = new Set<() => void>()
  const chosen = (): Theme => (storage.getItem(KEY) === 'dark' ? 'dark' : 'light')
  return {
    chosen,
    choose(theme: Theme): void {
      storage.setItem(KEY, theme)
      root.dataset['theme'] = theme
      for (const listener of listeners) listener()
    },
    /** Calls back on every choice until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Applies the theme on admin paths; all other pages are light. */
    showAt(pathname: string): void {
      root.dataset['theme'] = isAdminPath(pathname) ? chosen() : 'light'
    },
  }
}

let own: ReturnType<typeof createAdminTheme> | null = null

/** Returns this page's setting. */
export function adminTheme() {
  own ??= createAdminTheme({
    storage: createTolerantStorage(() => localStorage),
    root: document.documentElement,
  })
  return own
}
