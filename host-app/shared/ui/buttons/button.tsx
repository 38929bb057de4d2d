import type { ComponentProps } from 'react'
import { Spinner } from '../loading/spinner.tsx'
import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `danger` is for what cannot be undone. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /**
   * While true, the button shows a spinner and ignores presses. It keeps the focus, which a disabled one
   * would lose.
   */
  readonly busy?: boolean
}

/** The button of all forms and pages. Its type is `button` by default. */
export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  children,
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  const isIdle = busy || isDisabled === true
  return (
    <button
      type="button"
      {...rest}
      className={`${styles['button']} ${styles[look]} ${styles[size]}`}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      onClick={isIdle ? event => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
