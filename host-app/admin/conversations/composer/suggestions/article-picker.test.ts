import { expect, it } from 'vitest'
import { byTitle } from './article-picker.tsx'

it('[ADMIN-02] articles come by their titles: the text itself, its start, within, its words, none', () => {
  const titles = [
    'Passwords',
    'Sign-on without a single click',
    'Set up single sign-on',
    'Roles',
    'Single sign-on for teams',
    'Single sign-on',
  ]
  const shown = byTitle(
    titles.map(title => ({ title })),
    'single sign-on',
  ).map(({ title }) => titles.indexOf(title))
  expect(shown).toEqual([5, 4, 2, 1, 0, 3])
})
