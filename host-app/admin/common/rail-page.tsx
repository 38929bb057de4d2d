import { NavLink, Outlet } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import page from './page.module.css'
import styles from './rail-page.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

type RailPageProps = {
  /** The name of the area. */
  readonly title: string
  /** The first link is the area's own page: it is current only there, if others are below its path. */
  readonly links: readonly { readonly path: string; readonly label: string }[]
}

/** The frame of an area with several pages: a rail of links, and the page beside it. */
export function RailPage({ title, links }: RailPageProps) {
  const admin = useAdmin()
  const rail = useCurrentInView()
  const isAbove = (path: string) => links.some(link => link.path.startsWith(`${path}/`))
  return (
    <div className={styles['layout']}>
      <nav ref={rail} className={styles['rail']} aria-label={title}>
        <p className={styles['title']} aria-hidden="true">
          {title}
        </p>
        <ul>
          {links.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={isAbove(path)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main className={page['pane']}>
        <div className={page['content']}>
          <Outlet context={admin} />
        </div>
      </main>
    </div>
  )
}
