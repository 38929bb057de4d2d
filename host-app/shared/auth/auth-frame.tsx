import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './auth-frame.module.css'

type AuthFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Shown below the card, such as a link to another page. */
  readonly footer?: ReactNode
}

/** The centered card of every page around signing in. */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  useTitle(title)
  return (
    <main className={styles['page']}>
      <Link to="/" className={styles['brand']}>
        <BrandMark size={28} />
        {BRAND.name}
      </Link>
      <div className={styles['card']}>
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children && <div className={styles['content']}>{children}</div>}
      </div>
      {footer && <p className={styles['footer']}>{footer}</p>}
    </main>
  )
}
