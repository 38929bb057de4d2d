import { expect, it } from 'vitest'
import { MENU_ENTRIES } from './menu-entries.ts'
import { BAR_MENUS } from './nav-menus.ts'

it('[NAV-02] [NAV-03] [NAV-04] each page in the menus of the bar has an icon and a line, and no other page has', () => {
  const paths = BAR_MENUS.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages)).map(
    ({ path }) => path,
  )
  expect(Object.keys(MENU_ENTRIES)).toEqual(paths)
})
