import { Link } from 'react-router-dom'
import { PageName } from './page-name.tsx'
import styles from './related.module.css'
import type { SectionOf } from './section-of.ts'

/** Links to other pages, with reasons to read them. */
export function Related({ pages }: Pick<SectionOf<'related'>, 'pages'>) {
  return (
    <ul className={styles['related']}>
      {pages.map(({ to, why }) => (
        <li key={to}>
          <Link to={to}>
            <PageName path={to} />
          </Link>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  )
}
