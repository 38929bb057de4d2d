import { describe, expect, it } from 'vitest'
import { fontLink, moduleLinks, pageHtml } from './page-html.ts'

const shell =
  '<head><!--head--><link rel="stylesheet" href="/base.css"></head><div id="root"><!--app--></div>'

const manifest = {
  'index.html': { file: 'index.js', css: ['base.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_react.js'] },
  'pages/home.tsx': { file: 'home.js', css: ['home.css'], imports: ['index.html', '_card.js'] },
}

describe('pageHtml', () => {
  it('escapes the title and leaves $ patterns of the markup alone', () => {
    const html = pageHtml(shell, { title: 'A & <b>', head: '<meta name="x">', markup: '<p>$& $1</p>' })
    expect(html).toContain('<title>A &#38; &#60;b&#62;</title><meta name="x">')
    expect(html).toContain('<div id="root"><p>$& $1</p></div>')
  })

  it('puts the links of the page after those of the shell', () => {
    const html = pageHtml(shell, { title: 't', links: ['<link href="/own.css">'] })
    expect(html.indexOf('own.css')).toBeGreaterThan(html.indexOf('base.css'))
    expect(html).toContain('<div id="root"></div>')
  })

  it.each(['<style>a{}</style>', '<p class="a" style="color:red">', '<script>f()</script>'])(
    'refuses %s, which would need a wider security policy',
    markup => {
      expect(() => pageHtml(shell, { title: 't', markup })).toThrow('“t” holds')
    },
  )

  it('lets scripts with an address and plain data through', () => {
    const markup = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(pageHtml(shell, { title: 't', markup })).toContain(markup)
  })

  it('refuses a shell without the marks', () => {
    expect(() => pageHtml('<head></head>', { title: 't' })).toThrow('must hold')
  })
})

describe('moduleLinks', () => {
  it('names what the page has beyond the entry, through its static imports', () => {
    const links = moduleLinks(manifest, 'index.html', ['pages/home.tsx'])
    expect(links.map(link => /href="(.*)"/.exec(link)?.[1]).sort()).toEqual(['/card.js', '/home.js'])
  })

  it('fails on a page whose module the build does not know', () => {
    expect(() => moduleLinks(manifest, 'index.html', ['pages/gone.tsx'])).toThrow('pages/gone.tsx')
  })
})

describe('fontLink', () => {
  it('names the built file of the Latin letters', () => {
    const letters = { '../inter/files/inter-latin-wght-normal.woff2': { file: 'assets/inter-1.woff2' } }
    expect(fontLink(letters)).toContain('href="/assets/inter-1.woff2"')
    expect(() => fontLink({})).toThrow('inter-latin')
  })
})
