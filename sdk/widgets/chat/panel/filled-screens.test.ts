import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FILLED_SCREENS } from './filled-screens.ts'

it('the panel’s styles fill the same screens as its code', () => {
  const css = readFileSync(new URL('../chat.css', import.meta.url), 'utf8')
  const [query] = css.split('@media ').filter(block => block.includes('.panel.is-floating'))
  expect(query?.slice(0, query.indexOf(' {'))).toBe(FILLED_SCREENS)
})
