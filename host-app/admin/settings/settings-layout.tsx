import { NavLink, Outlet } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import styles from './settings-layout.module.css'
import { settingsLinks } from './settings-links.ts'

/** The frame of all settings: what there is at the side, the page itself beside it. */
export function SettingsLayout() {
  const { member } = useAdmin()
  return (
    <div className={styles['layout']}>
      <nav className={styles['nav']} aria-label="Settings">
        <ul>
          {settingsLinks(member.permissions).map(({ path, label }) => (
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
