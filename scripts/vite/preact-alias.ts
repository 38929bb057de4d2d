import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

/** Aliases from React to Preact: the widgets are written for React and ship with Preact. */
export const preactAlias: Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom\/client$/, replacement: sourcePath('react-dom-client.ts') },
  { find: /^react$/, replacement: sourcePath('react.ts') },
]

function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../../sdk/preact/${name}`, import.meta.url))
}
