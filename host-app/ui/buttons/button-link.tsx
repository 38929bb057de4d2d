import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

type ButtonLinkProps = {
  readonly to: string
  readonly look?: 'primary' | 'secondary'
  readonly size?: 'small' | 'medium'
  readonly children: ReactNode
}

/** A link to the page where something is done, with the look of the button that it stands for. */
export function ButtonLink({ to, look = 'primary', size = 'medium', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${styles['button']} ${styles[look]} ${styles[size]} ${styles['link']}`}>
      {children}
    </Link>
  )
}
