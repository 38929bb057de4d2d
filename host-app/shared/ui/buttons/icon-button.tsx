import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-label'> & {
  /** The accessible name. */
  readonly label: string
  readonly tone?: 'neutral' | 'danger'
}

/** A button that shows only an icon. */
export function IconButton({ label, tone = 'neutral', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles['button']} ${styles[tone]}`} aria-label={label}>
      {children}
    </button>
  )
}
