import styles from './spinner.module.css'

/** A spinner that fills the window while a page or the account loads. `label` is for screen readers. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles['page']} role="status">
      <Spinner />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}

/** A spinner. Decorative: put a text next to it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />
}
