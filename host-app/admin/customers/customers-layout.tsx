import { NavLink, Outlet } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import styles from './customers-layout.module.css'

const TABS = [
  { path: '/admin/customers', label: 'Customers' },
  { path: '/admin/lists', label: 'Lists' },
  { path: '/admin/companies', label: 'Companies' },
] as const

/** The frame of the customer pages (ADMIN-02): tabs, and the page below them. */
export function CustomersLayout() {
  const admin = useAdmin()
  return (
    <div className={styles['layout']}>
      <nav className={styles['nav']} aria-label="Customers">
        <ul>
          {TABS.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles['page']}>
        <Outlet context={admin} />
      </main>
    </div>
  )
}
