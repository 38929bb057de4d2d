import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  readonly label: string
  readonly tone?: 'neutral' | 'danger'
}

/** A button that is an icon alone. */
export function IconButton({ label, tone = 'neutral', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles['button']} ${styles[tone]}`} aria-label={label}>
      {children}
    </button>
  )
}
