import type { ComponentProps } from 'react'
import { Spinner } from '../loading/spinner.tsx'
import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly size?: 'small' | 'medium' | 'large'
  /** While true the button shows a spinner and cannot be pressed; it keeps the focus, which a disabled one loses. */
  readonly busy?: boolean
}

/** The one button. Its type is `button` unless told otherwise. */
export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles['button']} ${styles[look]} ${styles[size]}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
