import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { Markdown } from './markdown.tsx'

const IMAGE = '/storage/v1/object/public/content-attachments/1/2-photo.png'
/** Returns the HTML inside the frame. */
const draw = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')
    .replaceAll(/ class="[^"]*"/g, '')

describe('[R14] Markdown', () => {
  it.each([
    ['a **b** *c* ~~d~~ `e`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code dir="ltr">e</code></p>'],
    ['one  \ntwo', '<p>one<br/>two</p>'],
    ['- a\n- **b**', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['- [x] a\n- [ ] b', '<ul><li>☑ a</li><li>☐ b</li></ul>'],
    ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['```js\n<a>&amp;\n```', '<pre dir="ltr" tabindex="0"><code>&lt;a&gt;&amp;amp;</code></pre>'],
    [
      '|a|b|\n|-|-:|\n|1|*2*|',
      '<div tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col" data-align="right">b</th></tr>' +
        '</thead><tbody><tr><td>1</td><td data-align="right"><em>2</em></td></tr></tbody></table></div>',
    ],
    ['a\n\n***\n\nb', '<p>a</p><hr/><p>b</p>'],
    ['AT&amp;T &lt;b&gt; &#8364; &copy; &zeta;', '<p>AT&amp;T &lt;b&gt; € © &amp;zeta;</p>'],
    ['', ''],
  ])('draws %j', (text, html) => expect(draw(text)).toBe(html))

  it.each([
    ['[a](https://b.test/x "title")', 'https://b.test/x', true],
    ['<https://b.test>', 'https://b.test/', true],
    ['https://b.test/y', 'https://b.test/y', true],
    ['[a](mailto:x@b.test)', 'mailto:x@b.test', true],
    ['[a](/kb/plans?x=1#top)', '/kb/plans?x=1#top', false],
    ['[a](#paying)', '#paying', false],
  ])('links %s to %s', (text, href, isForeign) => {
    const html = draw(text)
    expect(html).toContain(`href="${href}"`)
    expect(html.includes('rel="noopener noreferrer nofollow ugc"')).toBe(isForeign)
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.test)',
    '[a](/\\evil.test)',
    '[a](https://good.test@evil.test/)',
    '[a](vbscript:x)',
    '[a](relative/path)',
    '![a](javascript:alert(1))',
  ])('has no link for %s', text => expect(draw(text)).toBe('<p>a</p>'))

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a <b onclick="x">c</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>'],
    ['<!-- x -->', '<p>&lt;!-- x --&gt;</p>'],
    ['`</code><script>`', '<p><code dir="ltr">&lt;/code&gt;&lt;script&gt;</code></p>'],
  ])('shows %s as it was written', (text, html) => expect(draw(text)).toBe(html))

  it('shows an uploaded image, at its size, from the own files whichever host is named', () => {
    for (const host of ['', 'https://evil.test', 'http://acme.localhost:3000'])
      expect(draw(`![A rota](${host}${IMAGE}#640x480)`)).toBe(
        `<p><img src="${IMAGE}" alt="A rota" loading="lazy" decoding="async" width="640" height="480"/></p>`,
      )
    expect(draw(`![A rota](${IMAGE})`)).not.toContain('width')
  })

  it('links to an image that lies elsewhere, and loads nothing', () => {
    expect(draw('![A rota](https://evil.test/x.png)')).toBe(
      '<p><a href="https://evil.test/x.png" rel="noopener noreferrer nofollow ugc">A rota</a></p>',
    )
    expect(draw('[![A](https://evil.test/x.png)](/kb)')).toBe('<p><a href="/kb">A</a></p>')
    expect(
      draw(`![x](/storage/v1/object/public/content-attachments/../conversation-uploads/a.png)`),
    ).not.toContain('<img')
  })

  it('gives headings an outline below the page’s own, and each an anchor of its own', () => {
    expect(draw('# A b!\n\n#### A b\n\n## שלום\n\n### A-b-2\n\n## A b\n\n## ***')).toBe(
      '<h2 id="a-b">A b!</h2><h3 id="a-b-2">A b</h3><h2 id="שלום">שלום</h2><h3 id="a-b-2-2">A-b-2</h3>' +
        '<h2 id="a-b-3">A b</h2><h2 id="section">***</h2>',
    )
  })

  it('shows a text that is nested too deep as it was written', () => {
    const text = Array.from({ length: 430 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(draw(text)).toBe(`<p>${text}</p>`)
  })

  it.each([
    ['quotations in quotations', '> '.repeat(100_000)],
    ['marks that never end', '_a*'.repeat(66_000)],
    ['brackets', '['.repeat(200_000)],
    ['images', '![a]('.repeat(40_000)],
    ['tags', '<a '.repeat(66_000)],
    ['code', '`a'.repeat(100_000)],
    ['headings', '# a\n'.repeat(50_000)],
    ['quotations that go on', `${'>'.repeat(15)}\na\n`.repeat(10_000)],
    ['lists in lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['a table', `|a|\n|-|\n${'|a'.repeat(90_000)}`],
    ['paragraphs of marks', `${'_a*'.repeat(100)}\n\n`.repeat(600)],
    ['spaces', `a${' '.repeat(199_000)}b`],
    ['ampersands', '&#'.repeat(100_000)],
    ['addresses', 'http://a_'.repeat(22_000)],
  ])('ends, whatever it is given: %s', (_case, text) => {
    let html = ''
    const spent = processorTimeOf(() => {
      html = draw(text)
    })
    expect(html.length).toBeGreaterThan(0)
    // Quadratic time would take minutes.
    expect(spent).toBeLessThan(5_000)
  })
})
