import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import styles from './site-layout.module.css'

/** What stands around every public page. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to the content
      </a>
      <NavBar />
      <main id="main" className={styles['main']}>
        {children}
      </main>
      <Footer />
    </>
  )
}
