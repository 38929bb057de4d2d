import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { adminRoutes } from '../../app/routes/admin-routes.tsx'
import { adminLinks, isCurrentLink } from './admin-links.ts'

const FOR_ALL = ['Inbox', 'Customers', 'Knowledge', 'Reports', 'Handoffs', 'Agents', 'Settings']

const labels = (role: 'agent' | 'staff') => adminLinks({ role }, false).map(({ label }) => label)

/** The labels of the links highlighted on a page, for platform staff, who see all links. */
const current = (pathname: string) =>
  adminLinks({ role: 'staff' }, true)
    .filter(link => isCurrentLink(link, pathname))
    .map(({ label }) => label)

/** The addresses of all pages below these routes. */
function addresses(routes: readonly RouteObject[], above = ''): readonly string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`.replace('//', '/')
    return children ? addresses(children, own) : [own]
  })
}

describe('adminLinks', () => {
  it('leads everybody to the settings: the account is in them', () => {
    expect(labels('agent')).toEqual(FOR_ALL)
  })

  it('leads through the setup while steps are left', () => {
    expect(adminLinks({ role: 'agent' }, true).map(({ label }) => label)).toContain('Set up')
  })

  it('leads platform staff to the tenants', () => {
    expect(labels('staff')).toEqual([...FOR_ALL.slice(0, -1), 'Tenants', 'Settings'])
  })
})

describe('isCurrentLink', () => {
  it.each([
    ['/admin/customers/import', 'Customers'],
    ['/admin/lists', 'Customers'],
    ['/admin/companies', 'Customers'],
    ['/admin/sla', 'Handoffs'],
    ['/admin/setup', 'Set up'],
    ['/admin/settings/sla', 'Settings'],
    ['/admin/kb/edit/1', 'Knowledge'],
    ['/admin/dashboard/conversations', 'Reports'],
    ['/admin/csat', 'Reports'],
  ])('on %s is true of %s alone', (pathname, label) => {
    expect(current(pathname)).toEqual([label])
  })

  it('is true of one link on every page of the admin area', () => {
    const redirects = ['/admin', '/admin/articles/new', '/admin/not-authorized']
    const pages = addresses(createRoutesFromElements(adminRoutes)).filter(
      path => !redirects.includes(path) && !path.startsWith('/admin/content-blocks'),
    )
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.filter(path => current(path).length !== 1)).toEqual([])
  })

  it('is not true of a page whose name only begins alike', () => {
    expect(current('/admin/kbd')).toEqual([])
  })
})
