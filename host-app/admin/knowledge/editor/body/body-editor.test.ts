import { expect, it } from 'vitest'
import { withoutStyles } from './body-editor.tsx'

it.each([
  ['<p style="color: red" class=a>x</p>', '<p class=a>x</p>'],
  ["<b onclick='a()' ONLOAD=b() id=c>x</b>", '<b id=c>x</b>'],
  ['a style="b" &lt;p style="c"&gt; on=1', 'a style="b" &lt;p style="c"&gt; on=1'],
])('pasted HTML loses its styles and handlers, and no words: %s', (html, expected) => {
  expect(withoutStyles(html)).toBe(expected)
})
