import { Link } from 'react-router-dom'
import { DOCS_GROUPS, docPath } from '#contract/constants/docs.ts'
import { anchorOf } from '#core/text/anchors.ts'
import styles from './docs-overview.module.css'

/** All pages of the documentation with what they are about, by reader. */
export function DocsOverview() {
  return DOCS_GROUPS.map(({ reader, docs }) => (
    <section key={reader} className={styles['group']} aria-labelledby={anchorOf(reader)}>
      <h2 id={anchorOf(reader)}>{reader}</h2>
      <ul>
        {docs.map(({ file, name, about }) => (
          <li key={file}>
            <h3>
              <Link to={docPath(file)}>{name}</Link>
            </h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
