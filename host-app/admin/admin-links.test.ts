import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '#contract/constants/permissions.ts'
import { adminLinks } from './admin-links.ts'

function labels(role: 'agent' | 'staff', permissions: readonly (typeof PERMISSIONS)[number][]) {
  return adminLinks({ role, permissions: [...permissions] }).map(({ label }) => label)
}

describe('adminLinks', () => {
  it.each(PERMISSIONS)('leads to the settings or not with %s', permission => {
    const isShown = !['conversations.reply', 'content.edit', 'content.publish'].includes(permission)
    const forAll = ['Conversations', 'Customers', 'Knowledge', 'Agents', 'Handoffs']
    expect(labels('agent', [permission])).toEqual(isShown ? [...forAll, 'Settings'] : forAll)
  })

  it('leads platform staff to the tenants', () => {
    expect(labels('staff', PERMISSIONS)).toEqual([
      'Conversations',
      'Customers',
      'Knowledge',
      'Agents',
      'Handoffs',
      'Tenants',
      'Settings',
    ])
  })
})
