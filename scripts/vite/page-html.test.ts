import { describe, expect, it } from 'vitest'
import { pageHtml, pageLinks } from './page-html.ts'

const shell =
  '<head><!--head--><link rel="stylesheet" href="/base.css"></head><div id="root"><!--app--></div>'

const manifest = {
  'index.html': { file: 'index.js', css: ['base.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_react.js'] },
  'pages/home.tsx': { file: 'home.js', css: ['home.css'], imports: ['index.html', '_card.js'] },
}

describe('pageHtml', () => {
  it('escapes the title and the description and leaves $ patterns of the markup alone', () => {
    const body = { path: '/x', markup: '<p>$& $1</p>' }
    const html = pageHtml(shell, { title: 'A & <b>', description: '"q"', body })
    expect(html).toContain(
      '<title>A &#38; &#60;b&#62;</title><meta name="description" content="&#34;q&#34;">',
    )
    expect(html).toContain('<div id="root" data-prerendered="/x"><p>$& $1</p></div>')
  })

  it('puts the links of the page after those of the shell', () => {
    const html = pageHtml(shell, { title: 't', links: ['<link href="/own.css">'] })
    expect(html.indexOf('own.css')).toBeGreaterThan(html.indexOf('base.css'))
    expect(html).toContain('<div id="root"></div>')
  })

  it.each(['<style>a{}</style>', '<p class="a" style="color:red">', '<script>f()</script>'])(
    'refuses %s, which would need a wider security policy',
    markup => {
      expect(() => pageHtml(shell, { title: 't', body: { path: '/x', markup } })).toThrow('/x holds')
    },
  )

  it('lets scripts with an address and plain data through', () => {
    const markup = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(pageHtml(shell, { title: 't', body: { path: '/x', markup } })).toContain(markup)
  })

  it('refuses a shell without the marks', () => {
    expect(() => pageHtml('<head></head>', { title: 't' })).toThrow('must hold')
  })
})

describe('pageLinks', () => {
  it('names what the page has beyond the entry, through its static imports', () => {
    const hrefs = pageLinks(manifest, 'pages/home.tsx').map(link => /href="(.*)"/.exec(link)?.[1])
    expect(hrefs.sort()).toEqual(['/card.css', '/card.js', '/home.css', '/home.js'])
  })

  it('fails on a page whose module the build does not know', () => {
    expect(() => pageLinks(manifest, 'pages/gone.tsx')).toThrow('pages/gone.tsx')
  })
})
