import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { CONDITION_LABELS } from '../../lists/new-condition.ts'
import { CustomerDetails } from './customer-details.tsx'

const CUSTOMER: ListedCustomer = {
  id: 'customer-id',
  email: 'ana@example.com',
  name: 'Ana',
  external_id: null,
  is_verified: false,
  company_name: null,
  custom_fields: {},
  source: 'widget',
  last_seen_at: '2026-11-02T09:00:00Z',
  blocked_at: null,
  blocked_by_name: null,
  created_at: '2026-10-01T09:00:00Z',
  updated_at: '2026-11-02T09:00:00Z',
  conversation_count: 1,
  open_count: 0,
}

it('says when a customer was first seen, and then when last', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CustomerDetails customer={CUSTOMER} />
    </MemoryRouter>,
  )
  const labels = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label)
  expect(labels).toEqual(['Email', 'Name', 'Company', 'First seen', 'Last seen', 'Source'])
})

it('calls the same date the same in the conditions of a list', () => {
  expect(CONDITION_LABELS.created).toBe('First seen')
})
