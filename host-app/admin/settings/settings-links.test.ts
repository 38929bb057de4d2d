import { expect, it } from 'vitest'
import { settingsLinks } from './settings-links.ts'
import { findSettings } from './settings-nav.ts'

const MEMBER = { permissions: [], isImpersonating: false, mayOpenAdminOnly: false } as const

const labels = (asker: Partial<Parameters<typeof settingsLinks>[0]>) =>
  settingsLinks({ ...MEMBER, ...asker }).map(({ label }) => label)

it('shows the settings that the permissions are enough for, and everybody their own', () => {
  expect(labels({})).toEqual(expect.arrayContaining(['Your account', 'Theme', 'Notifications']))
  expect(labels({})).not.toContain('Company')
  expect(labels({ permissions: ['settings.edit'] })).toContain('Company')
})

it('[GUARD-05] leads to the pages for admins only those who may open them', () => {
  const permissions = ['people.manage', 'permissions.manage', 'voice.manage'] as const
  expect(labels({ permissions, mayOpenAdminOnly: true })).toEqual(
    expect.arrayContaining(['People', 'Permissions', 'Voice calls']),
  )
  for (const label of ['People', 'Permissions', 'Voice calls']) {
    expect(labels({ permissions })).not.toContain(label)
    expect(labels({ mayOpenAdminOnly: true })).not.toContain(label)
  }
})

it('[ADMIN-08] leaves out what is a person’s own while somebody acts for a tenant', () => {
  const shown = labels({ permissions: ['settings.edit'], isImpersonating: true })
  expect(shown).toContain('Company')
  expect(shown).not.toContain('Your account')
  expect(shown).not.toContain('Notifications')
})

it('[ADMIN-04] finds a setting by what it is about', () => {
  const links = settingsLinks({ ...MEMBER, permissions: ['settings.edit'] })
  const found = (search: string) => findSettings(links, search).map(({ label }) => label)
  expect(found('holidays')).toEqual(['Help desk'])
  expect(found('csat nps')).toEqual(['Satisfaction surveys'])
  expect(found('COLOR launcher')).toEqual(['Appearance'])
  expect(found('')).toHaveLength(links.length)
  expect(found('teleporter')).toEqual([])
})
