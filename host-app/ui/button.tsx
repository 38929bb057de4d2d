import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly size?: 'small' | 'medium' | 'large'
  /** While true the button shows a spinner and cannot be pressed. */
  readonly busy?: boolean
}

/** The one button. Its type is `button` unless told otherwise. */
export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles['button']} ${styles[look]} ${styles[size]}`}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
