import { RailPage } from '../common/rail-page.tsx'

const LINKS = [
  { path: '/admin/customers', label: 'Customers' },
  { path: '/admin/lists', label: 'Lists' },
  { path: '/admin/companies', label: 'Companies' },
] as const

/** The frame of the customer pages (ADMIN-02). */
export function CustomersLayout() {
  return <RailPage title="Customers" links={LINKS} />
}
