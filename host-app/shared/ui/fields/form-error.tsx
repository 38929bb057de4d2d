import styles from './form-error.module.css'

/** A form's error in a red box, announced at once. Renders nothing for null. */
export function FormError({ text }: { readonly text: string | null }) {
  return (
    text && (
      <p className={styles['error']} role="alert">
        {text}
      </p>
    )
  )
}
