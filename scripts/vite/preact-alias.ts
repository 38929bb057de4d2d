import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

/** Serves Preact under React's names, so that widgets are written in React and shipped on Preact. */
export const preactAlias: Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom\/client$/, replacement: sourcePath('react-dom-client.ts') },
  { find: /^react$/, replacement: sourcePath('react.ts') },
]

function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../../sdk/preact/${name}`, import.meta.url))
}
