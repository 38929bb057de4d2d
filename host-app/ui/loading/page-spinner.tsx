import styles from './page-spinner.module.css'
import { Spinner } from './spinner.tsx'

/** Fills the window while a page or the account is loading; `label` is read out, not shown. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles['page']} role="status">
      <Spinner />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
