import type { ReactNode } from 'react'
import styles from './badge.module.css'

type BadgeProps = { readonly tone?: 'neutral' | 'good' | 'warning' | 'danger'; readonly children: ReactNode }

/** A short state in words; the color only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles['badge']} ${styles[tone]}`}>{children}</span>
}
