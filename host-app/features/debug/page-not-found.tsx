import { Link } from 'react-router-dom'
import { useTitle } from '../../ui/use-title.ts'
import styles from './debug-page.module.css'

/** What anybody but staff sees of the diagnostics: nothing that tells them from an address that is not there. */
export function PageNotFound() {
  useTitle('Page not found')
  return (
    <main className={styles['page']}>
      <h1>Page not found</h1>
      <p>
        <Link to="/">Go to the first page</Link>
      </p>
    </main>
  )
}
