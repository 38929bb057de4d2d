import { expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'

it.each([
  [{ tenant: 'app' }, {}, '<support-kb tenant="app"></support-kb>'],
  [{ open: '' }, {}, '<support-kb open></support-kb>'],
  [{ label: 'Say "hi" & <go>' }, {}, '<support-kb label="Say &quot;hi&quot; &amp; <go>"></support-kb>'],
  [
    {},
    { '--support-accent': '#7a2e8e', '--support-radius': '' },
    '<style>\nhtml {\n  --support-accent: #7a2e8e;\n}\n</style>\n<support-kb></support-kb>',
  ],
])('attributes %o and styles %o give the HTML', (attributes, styles, html) => {
  expect(snippetOf('support-kb', attributes, styles)).toBe(html)
})
