import { expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

it.each([
  [
    'a head and rows',
    '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Team</td><td>€6</td></tr></tbody></table>',
    '| Plan | Price |\n| --- | --- |\n| Team | €6 |',
  ],
  ['a head without thead', '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| --- |\n| 1 |'],
  ['no head', '<table><tr><td>1</td><td>2</td></tr></table>', '| | |\n| --- | --- |\n| 1 | 2 |'],
  [
    'marks, lines, lists and bars in cells',
    '<table><tr><th>a|b</th></tr><tr><td><b>x</b><br>y<ul><li>z</li></ul></td></tr></table>',
    '| a\\|b |\n| --- |\n| **x** y - z |',
  ],
  [
    'rows of different lengths',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
    '| A | B |\n| --- | --- |\n| 1 | |',
  ],
  ['nothing', '<table></table><p>x</p>', 'x'],
])('keeps a table with %s', (_what, html, markdown) => expect(readHtml(html).body).toBe(markdown))

it('makes no HTML of a table in a table, and loses none of its words', () => {
  const { body } = readHtml('<table><tr><td>1<table><tr><td>in</td></tr></table></td><td>b</td></tr></table>')
  expect(body).not.toContain('<')
  for (const word of ['1', 'in', 'b']) expect(body).toContain(word)
})
