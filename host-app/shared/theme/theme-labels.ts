import type { Theme } from './admin-theme.ts'

/** The themes as the interface calls them. */
export const THEME_LABELS: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark' }
