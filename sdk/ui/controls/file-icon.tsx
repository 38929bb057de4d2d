import { Drawing } from './icon.tsx'

/** Icon of a file: a sheet with a folded corner. */
export function FileIcon() {
  return <Drawing path="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4" />
}
