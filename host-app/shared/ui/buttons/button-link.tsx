import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

type ButtonLinkProps = {
  readonly to: string
  readonly look?: 'primary' | 'secondary'
  readonly size?: 'small' | 'medium'
  readonly children: ReactNode
}

/** A link that looks like a button, to a page where an action takes place. */
export function ButtonLink({ to, look = 'primary', size = 'medium', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${styles['button']} ${styles[look]} ${styles[size]} ${styles['link']}`}>
      {children}
    </Link>
  )
}
