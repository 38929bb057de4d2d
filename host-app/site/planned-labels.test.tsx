import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { loadPage } from './content/load-page.ts'
import { isPlanned, SITE_MAP } from './content/site-map.ts'
import { MobileMenu } from './nav/mobile-menu.tsx'
import { NavMenu } from './nav/nav-menu.tsx'
import { BAR_MENUS } from './nav/nav-menus.ts'

const PLANNED = ['/services/professional', '/services/support', '/services/partner']

/** Returns the paths of links with the label. */
function labeledPaths(menus: React.ReactNode): string[] {
  const markup = renderToStaticMarkup(<StaticRouter location="/">{menus}</StaticRouter>)
  return [...markup.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , text]) => text!.includes('Planned'))
    .map(([, path]) => path!)
}

describe('what is not built yet', () => {
  it('[NAV-02] [NAV-04] is labeled “Planned” in the menus of the bar', () => {
    const menus = BAR_MENUS.map(menu => <NavMenu key={menu.name} menu={menu} isOpen onToggle={() => {}} />)
    expect(labeledPaths(menus)).toEqual(PLANNED)
  })

  it('[NAV-02] [NAV-04] is labeled “Planned” in the mobile menu', () => {
    const menu = <MobileMenu isOpen onToggle={() => {}} session={{ status: 'signed-out' }} />
    expect(labeledPaths(menu)).toEqual(PLANNED)
  })

  it.each([...SITE_MAP.product, ...SITE_MAP.services].map(({ path }) => path))(
    'is called planned at the top of its page, and nothing else is: %s',
    async path => {
      const page = await loadPage(path)
      const { eyebrow, lead, proof } = page.template === 'sections' ? page.hero : { lead: '' }
      expect(/\bplanned\b/.test(`${eyebrow} ${lead} ${proof}`)).toBe(isPlanned(path))
    },
  )
})
