import { describe, expect, it } from 'vitest'
import { BAR_MENUS, DIRECT_LINKS, type Menu, MOBILE_MENUS } from './nav-menus.ts'

const pathsOf = (menus: readonly Menu[], name: string) =>
  menus
    .find(menu => menu.name === name)!
    .groups.flatMap(({ pages }) => pages)
    .map(({ path }) => path)

describe('the menus of the bar', () => {
  it('[NAV-02] the product’s', () => {
    expect(pathsOf(BAR_MENUS, 'Product')).toEqual([
      '/live-ai-chat-support',
      '/tickets',
      '/help-center',
      '/omnichannel',
      '/csat',
      '/conversations',
      '/voice-support',
      '/dashboards',
      '/insights',
      '/apis',
    ])
  })

  it('[NAV-03] the solutions’, with one more in the mobile menu', () => {
    const inBar = pathsOf(BAR_MENUS, 'Solutions')
    expect(inBar).toEqual(
      [
        'startups',
        'support-teams',
        'agencies',
        'saas-tech',
        'ecommerce',
        'fintech',
        'edtech',
        'healthcare',
        'travel-hospitality',
        'hr-ats',
        'real-estate',
        'retail',
        'logistics',
        'manufacturing',
      ].map(name => `/solutions/${name}`),
    )
    expect(pathsOf(MOBILE_MENUS, 'Solutions')).toEqual([...inBar, '/solutions/financial-services'])
  })

  it('[NAV-04] the resources’', () => {
    expect(pathsOf(BAR_MENUS, 'Resources')).toEqual([
      '/resources/free',
      '/resources/university',
      '/resources/demos',
      '/blog',
      '/summits',
      '/services/professional',
      '/services/support',
      '/services/partner',
    ])
  })

  it('[NAV-05] and the direct ones, beside the way to log in', () => {
    expect(DIRECT_LINKS.map(({ path }) => path)).toEqual(['/pricing', '/demo'])
  })
})
