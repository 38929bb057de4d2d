import { useEffect, useRef } from 'react'
import { Navigate, NavLink, useLocation, useOutlet } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import styles from './settings-layout.module.css'
import { useSettingsLinks } from './settings-links.ts'

/**
 * The frame of all settings: the navigation, and the page beside it. `/admin/settings` redirects to the
 * first page that the member can use.
 */
export function SettingsLayout() {
  const admin = useAdmin()
  const links = useSettingsLinks(admin.member)
  const page = useOutlet(admin)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)

  // On a phone the links are one line, which is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own link.
  useEffect(() => {
    nav.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])

  return (
    <div className={styles['layout']}>
      <nav ref={nav} className={styles['nav']} aria-label="Settings">
        <ul>
          {links.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles['page']}>{page ?? <Navigate to={links[0]!.path} replace />}</main>
    </div>
  )
}
