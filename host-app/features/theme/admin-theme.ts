import { isAdminPath } from '#core/site/is-admin-path.ts'
import { createTolerantStorage, type TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'admin_theme'

type Deps = { readonly storage: TolerantStorage; readonly root: { readonly dataset: DOMStringMap } }

/** The theme of the admin area, kept in this browser; `theme.css` goes by the attribute of the root (ADMIN-07). */
export function createAdminTheme({ storage, root }: Deps) {
  const chosen = (): Theme => (storage.getItem(KEY) === 'dark' ? 'dark' : 'light')
  return {
    chosen,
    choose(theme: Theme): void {
      storage.setItem(KEY, theme)
      root.dataset['theme'] = theme
    },
    /** Elsewhere than on admin paths all is light. */
    showAt(pathname: string): void {
      root.dataset['theme'] = isAdminPath(pathname) ? chosen() : 'light'
    },
  }
}

let own: ReturnType<typeof createAdminTheme> | null = null

/** This page's. */
export function adminTheme() {
  own ??= createAdminTheme({
    storage: createTolerantStorage(() => localStorage),
    root: document.documentElement,
  })
  return own
}
