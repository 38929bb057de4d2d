import type { Permission } from '#contract/constants/permissions.ts'

type KnowledgeLink = {
  readonly path: string
  readonly label: string
  /** Who sees it; everybody where there is none. */
  readonly permission?: Permission
}

/** The tabs of the knowledge base's desk, in their order. */
const LINKS: readonly KnowledgeLink[] = [
  { path: '/admin/kb', label: 'Articles' },
  { path: '/admin/kb/topics', label: 'Categories' },
  { path: '/admin/kb/synonyms', label: 'Synonyms' },
  { path: '/admin/kb/imports', label: 'Imports' },
  { path: '/admin/kb/insights', label: 'Insights' },
  { path: '/admin/kb/playground', label: 'Playground' },
  { path: '/admin/kb/gaps', label: 'Gaps' },
]

/** The tabs that somebody with these permissions can do something with. */
export function knowledgeLinks(permissions: readonly Permission[]): readonly KnowledgeLink[] {
  return LINKS.filter(({ permission }) => permission === undefined || permissions.includes(permission))
}
