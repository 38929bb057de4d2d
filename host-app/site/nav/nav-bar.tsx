import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { NAV_SOLID_AFTER_PX, TRANSPARENT_NAV_PATHS } from '#contract/constants/site.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { BrandMark } from '#host-app/shared/ui/brand-mark.tsx'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import { openLeadDialog } from '../leads/open-lead-dialog.ts'
import type { SiteSession } from '../use-site-session.ts'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './nav-bar.module.css'
import { NavMenu } from './nav-menu.tsx'
import { BAR_MENUS, DIRECT_LINKS } from './nav-menus.ts'

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

/** The right end of the bar: login and sign-up, or the signed-in person (NAV-06, NAV-07). */
function AccountLinks({ session }: { readonly session: SiteSession }) {
  if (session.status === 'signed-in')
    return (
      <div className={styles['account']} data-signed-in="true">
        <span className={styles['email']}>{session.email}</span>
        <button type="button" className={styles['quiet']} onClick={session.signOut}>
          Sign Out
        </button>
        <Link to="/admin/dashboard" reloadDocument className={styles['primary']}>
          Admin Dashboard
        </Link>
      </div>
    )
  return (
    <div className={styles['account']}>
      <Link to="/login" reloadDocument className={styles['quiet']}>
        Log In
      </Link>
      <button type="button" className={styles['primary']} onClick={() => openLeadDialog()}>
        Start Free Trial
      </button>
    </div>
  )
}

/**
 * Closes a bar's open menu: on a press outside the bar, on Escape, when the page changes, and when the focus
 * leaves the menu (NAV-09). A menu is an element with a button with `aria-expanded` and a panel.
 */
function useClosing<Kind extends HTMLElement>(close: () => void): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const latest = useRef(close)
  latest.current = close
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is what closes.
  useEffect(() => latest.current(), [pathname])
  useEffect(() => {
    const openButton = () => element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    const press = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) latest.current()
    }
    const focus = (event: Event) => {
      const menu = openButton()?.parentElement
      if (menu && !menu.contains(event.target as Node)) latest.current()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposingKey(event)) return
      // Moves the focus to the menu's button, because the focused link disappears.
      openButton()?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', key)
    }
  }, [])
  return element
}
