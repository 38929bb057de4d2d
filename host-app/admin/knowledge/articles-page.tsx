import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'

/** `/admin/kb`: everything that the company has written. */
export function ArticlesPage() {
  useTitle('Articles')
  return <PageHeader title="Articles" lead="What your visitors read, and what the AI answers from." />
}
