import { useAdmin } from '../admin-layout.tsx'
import { RailPage } from '../common/rail-page.tsx'
import { knowledgeLinks } from './knowledge-links.ts'

/** The frame of the knowledge base's pages (ADMIN-03). */
export function KnowledgeLayout() {
  return <RailPage title="Knowledge" links={knowledgeLinks(useAdmin().permissions)} />
}
