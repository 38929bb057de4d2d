import { describe, expect, it } from 'vitest'
import { RUNNING_MARKUP, TRICKY_TEXTS } from '#tests/security/xss-strings.ts'
import { readHtml } from './read-html.ts'

const body = (html: string) => readHtml(html, 'https://help.example/kb/').body

describe('a page as Markdown', () => {
  it('has headings, lists, links and code of the main part alone', () => {
    const html = `<!doctype html><html><head><title>Pay | Help</title><style>p{}</style></head><body>
      <nav><a href="/">Home</a></nav><main><h1>How to <em>pay</em></h1><p>Press <b>Pay</b>, <a href="../cards">with a card</a>.</p>
      <h2>Ways</h2><ul><li>Card</li><li>Transfer</li></ul><pre><code>a < b</code></pre>
      <img src="/p.png" alt="A [picture]"></main><footer>(c)</footer></body></html>`
    expect(readHtml(html, 'https://help.example/kb/')).toEqual({
      title: 'How to pay',
      body: [
        'Press **Pay**, [with a card](https://help.example/cards).',
        '## Ways',
        '-   Card\n-   Transfer',
        '```\na < b\n```',
        '![A \\[picture\\]](https://help.example/p.png)',
      ].join('\n\n'),
    })
  })

  it('is called by its title where it has no heading', () => {
    expect(readHtml('<title> A  page </title><body>Text</body>')).toEqual({ title: 'A page', body: 'Text' })
  })

  it.each([
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href=" java\tscript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<img src="javascript:alert(1)" alt="x">', 'x'],
    [
      '<a href="https://a.example/)[x](javascript:1)">x</a>',
      '[x](https://a.example/%29[x]%28javascript:1%29)',
    ],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '\\<script>alert(1)\\</script>'],
    ['<p>&amp;lt;b&amp;gt; &amp; more</p>', '&amp;lt;b&amp;gt; & more'],
    ['<p>*not bold* and [no](link)</p>', '\\*not bold\\* and \\[no\\](link)'],
    ['<script>alert(1)</script><p onclick="alert(1)">x</p><iframe src="https://a.example"></iframe>', 'x'],
    ['<form><input value="x"><button>Go</button></form><p>y</p>', 'y'],
  ])('of %j is %j', (html, markdown) => {
    expect(body(html)).toBe(markdown)
  })

  it.each([...RUNNING_MARKUP, ...TRICKY_TEXTS])('holds no tag and no script address of %j', text => {
    for (const html of [text, `<p>${text}</p>`, `<p>${text.replaceAll('<', '&lt;')}</p>`]) {
      const markdown = body(html)
      // In code a tag is text; elsewhere each is escaped.
      expect(markdown.replace(/`[^`]*`/g, '')).not.toMatch(/(?<!\\)<[a-z!/]/i)
      expect(markdown).not.toMatch(/(?<!\\)\]\(\s*(?:javascript|data|vbscript):/i)
    }
  })
})

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
