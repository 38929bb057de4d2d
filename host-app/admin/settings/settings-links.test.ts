import { expect, it } from 'vitest'
import { settingsLinks } from './settings-links.ts'

const labels = (...asked: Parameters<typeof settingsLinks>) =>
  settingsLinks(...asked).map(({ label }) => label)

it('shows the settings that the permissions are enough for, and everybody their own', () => {
  expect(labels([], false)).toEqual(expect.arrayContaining(['Your account', 'Appearance', 'Notifications']))
  expect(labels(['people.manage'], false)).toContain('People')
  expect(labels([], false)).not.toContain('Company')
})

it('[ADMIN-08] leaves out what is a person’s own while somebody acts for a tenant', () => {
  const shown = labels(['settings.edit'], true)
  expect(shown).toContain('Company')
  expect(shown).not.toContain('Your account')
  expect(shown).not.toContain('Notifications')
})
