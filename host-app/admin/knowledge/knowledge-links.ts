import type { Permission } from '#contract/constants/permissions.ts'

type KnowledgeLink = {
  readonly path: string
  readonly label: string
  /** The permission required to see the tab; without it, everybody sees it. */
  readonly permission?: Permission
}

/** All tabs, in order. */
const LINKS: readonly KnowledgeLink[] = [
  { path: '/admin/kb', label: 'Articles' },
  { path: '/admin/kb/topics', label: 'Categories' },
  { path: '/admin/kb/synonyms', label: 'Synonyms' },
  { path: '/admin/kb/imports', label: 'Imports' },
  { path: '/admin/kb/insights', label: 'Insights' },
  { path: '/admin/kb/playground', label: 'Playground' },
  { path: '/admin/kb/gaps', label: 'Gaps' },
]

/** Returns the tabs that a member with these permissions can use. */
export function knowledgeLinks(permissions: readonly Permission[]): readonly KnowledgeLink[] {
  return LINKS.filter(({ permission }) => permission === undefined || permissions.includes(permission))
}
