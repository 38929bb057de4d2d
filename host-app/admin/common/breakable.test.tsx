import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakable } from './breakable.tsx'

it.each([
  ['an email address before its @', 'ann.lee@shop.example', 'ann.lee<wbr/>@shop.example'],
  [
    'a part of it that is longer than a line before its dots, too',
    'ann@a-very-long-name.of-a-shop.example',
    'ann<wbr/>@a-very-long-name<wbr/>.of-a-shop<wbr/>.example',
  ],
  ['a name at its spaces alone', 'Ann B. Lee', 'Ann B. Lee'],
])('wraps %s', (_what, text, html) => {
  expect(renderToStaticMarkup(breakable(text))).toBe(html)
})
