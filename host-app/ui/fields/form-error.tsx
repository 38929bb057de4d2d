import styles from './form-error.module.css'

/** What went wrong with a form, in a red box that is read out at once; nothing for null. */
export function FormError({ text }: { readonly text: string | null }) {
  return (
    text && (
      <p className={styles['error']} role="alert">
        {text}
      </p>
    )
  )
}
