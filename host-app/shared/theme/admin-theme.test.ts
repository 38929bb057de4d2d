import { expect, it } from 'vitest'
import { createAdminTheme } from './admin-theme.ts'

function start(stored: string | null) {
  const entries = new Map(stored === null ? [] : [['admin_theme', stored]])
  const root = { dataset: {} as Record<string, string> }
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  return { entries, root, theme: createAdminTheme({ storage, root }) }
}

it('[ADMIN-07] is dark on admin paths alone', () => {
  const { theme, root } = start('dark')
  const shown = (path: string) => {
    theme.showAt(path)
    return root.dataset['theme']
  }
  expect(['/admin', '/admin/kb', '/admin/settings/people'].map(shown)).toEqual(['dark', 'dark', 'dark'])
  expect(['/', '/login', '/administrator', '/widget/chat', '/kb'].map(shown)).toEqual(Array(5).fill('light'))
})

it.each([null, 'light', 'auto', 'DARK', ''])('[ADMIN-07] is light or dark, and light for %j', stored => {
  const { theme, root } = start(stored)
  theme.showAt('/admin')
  expect([theme.chosen(), root.dataset['theme']]).toEqual(['light', 'light'])
})

it('is kept once it is chosen, and shown at once', () => {
  const { theme, root, entries } = start(null)
  theme.choose('dark')
  expect([theme.chosen(), root.dataset['theme'], entries.get('admin_theme')]).toEqual([
    'dark',
    'dark',
    'dark',
  ])
  theme.choose('light')
  expect([theme.chosen(), root.dataset['theme']]).toEqual(['light', 'light'])
})

it('tells everybody who shows it when it is chosen, until they leave', () => {
  const { theme } = start(null)
  const heard: string[] = []
  const leave = theme.subscribe(() => heard.push(theme.chosen()))
  theme.choose('dark')
  leave()
  theme.choose('light')
  expect(heard).toEqual(['dark'])
})
