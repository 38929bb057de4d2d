import { Link } from 'react-router-dom'
import { DOCS_GROUPS, DOCS_PATH, docPath } from '#contract/constants/docs.ts'
import type { SitePath } from '../../content/page.ts'
import { DocsDisclosure } from './docs-disclosure.tsx'
import styles from './docs-nav.module.css'

const NAME = 'Documentation'

/** The pages of the documentation, by reader; on a narrow screen in a disclosure, which needs no script. */
export function DocsNav({ path }: { readonly path: SitePath }) {
  return (
    <>
      <nav className={styles['wide']} aria-label={NAME}>
        <Groups path={path} />
      </nav>
      <DocsDisclosure summary="All pages of the docs" name={NAME} className={styles['narrow']}>
        <Groups path={path} />
      </DocsDisclosure>
    </>
  )
}

function Groups({ path }: { readonly path: SitePath }) {
  const link = (to: SitePath, name: string) => (
    <Link to={to} aria-current={to === path ? 'page' : undefined}>
      {name}
    </Link>
  )
  return (
    <ul className={styles['groups']}>
      <li>{link(DOCS_PATH, 'Overview')}</li>
      {DOCS_GROUPS.map(({ reader, docs }) => (
        <li key={reader}>
          <p>{reader}</p>
          <ul>
            {docs.map(({ file, name }) => (
              <li key={file}>{link(docPath(file), name)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
