import styles from './spinner.module.css'

/** Fills the window while a page or the account is loading; `label` is read out, not shown. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles['page']} role="status">
      <Spinner />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}

/** A turning ring. Decorative: say in words beside it what is going on. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />
}
