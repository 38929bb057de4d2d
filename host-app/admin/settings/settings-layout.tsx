import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import styles from './settings-layout.module.css'
import { useSettingsLinks } from './use-settings-links.ts'

/** The frame of all settings: what there is at the side, the page itself beside it. */
export function SettingsLayout() {
  const { member } = useAdmin()
  const links = useSettingsLinks(member)
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
      <main className={styles['page']}>
        <Outlet context={useAdmin()} />
      </main>
    </div>
  )
}
