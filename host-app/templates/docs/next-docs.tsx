import { Link } from 'react-router-dom'
import { DOCS_GROUPS, docPath } from '#contract/constants/docs.ts'
import type { SitePath } from '../../content/page.ts'
import styles from './next-docs.module.css'

const ALL = DOCS_GROUPS.flatMap(({ docs }) => docs)

/** The links to the page before and the page after. */
export function NextDocs({ path }: { readonly path: SitePath }) {
  const index = ALL.findIndex(({ file }) => docPath(file) === path)
  const before = ALL[index - 1]
  const after = ALL[index + 1]
  return (
    <nav className={styles['next']} aria-label="Previous and next page">
      {before && (
        <Link to={docPath(before.file)} data-side="before">
          <span>Previous</span> {before.name}
        </Link>
      )}
      {after && (
        <Link to={docPath(after.file)} data-side="after">
          <span>Next</span> {after.name}
        </Link>
      )}
    </nav>
  )
}
