import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { NAV_SOLID_AFTER_PX, TRANSPARENT_NAV_PATHS } from '#contract/constants/site.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { DeferredHydration } from '../../ui/lazy/deferred-hydration.tsx'
import type { SiteSession } from '../use-site-session.ts'
import { AccountLinks } from './account-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './nav-bar.module.css'
import { NavMenu } from './nav-menu.tsx'
import { BAR_MENUS, DIRECT_LINKS } from './nav-menus.ts'
import { useClosing } from './use-closing.ts'

/** The navigation bar of every public page (Spec 2.5). */
export function NavBar({ session }: { readonly session: SiteSession }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const isScrolled = useScrolled()
  const bar = useClosing<HTMLElement>(() => setOpen(null))
  const isTransparent = !isScrolled && open === null && isTransparentAtTop(pathname)
  return (
    <header
      ref={bar}
      className={styles['bar']}
      data-transparent={isTransparent}
      data-night={isTransparent && pathname === '/'}
    >
      <div className={styles['inner']}>
        <Link to="/" className={styles['brand']}>
          <BrandMark size={28} />
          {BRAND.name}
        </Link>
        <nav className={styles['menus']} aria-label="Main">
          {BAR_MENUS.map(menu => (
            <DeferredHydration key={menu.name}>
              <NavMenu
                menu={menu}
                isOpen={open === menu.name}
                onToggle={() => setOpen(open === menu.name ? null : menu.name)}
              />
            </DeferredHydration>
          ))}
          {DIRECT_LINKS.map(({ path, name }) => (
            <Link key={path} to={path} className={styles['direct']}>
              {name}
            </Link>
          ))}
        </nav>
        <AccountLinks session={session} />
        <DeferredHydration>
          <MobileMenu
            isOpen={open === 'mobile'}
            onToggle={() => setOpen(open === 'mobile' ? null : 'mobile')}
            session={session}
          />
        </DeferredHydration>
      </div>
    </header>
  )
}

function isTransparentAtTop(path: string): boolean {
  return (TRANSPARENT_NAV_PATHS as readonly string[]).includes(path)
}

/** Returns whether the page is scrolled away from its top (NAV-08). */
function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > NAV_SOLID_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
