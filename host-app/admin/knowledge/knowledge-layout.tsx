import { NavLink, Outlet } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import styles from './knowledge-layout.module.css'
import { knowledgeLinks } from './knowledge-links.ts'

/** The frame of the knowledge base's pages (ADMIN-03): tabs, and the page below them. */
export function KnowledgeLayout() {
  const admin = useAdmin()
  return (
    <div className={styles['layout']}>
      <nav className={styles['nav']} aria-label="Knowledge">
        <ul>
          {knowledgeLinks(admin.permissions).map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/admin/kb'}>
                {label}
              </NavLink>
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
