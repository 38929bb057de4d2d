import { describe, expect, it } from 'vitest'
import { drawPng, fontLink, moduleLinks, pageHtml, withColours } from './prerender-pages.ts'

describe('withColours', () => {
  const styles = ':root { --ink: #0f1c1e; --accent-soft: #abc; --font: Inter; }'

  it('puts the colours of the site into a picture', () => {
    const svg = '<svg fill="var(--ink)"><path stroke="var(--accent-soft)"/></svg>'
    expect(withColours(svg, styles)).toBe('<svg fill="#0f1c1e"><path stroke="#abc"/></svg>')
  })

  it.each(['--gone', '--font'])('refuses %s, which is no colour of the site', name => {
    expect(() => withColours(`<svg fill="var(${name})"/>`, styles)).toThrow(name)
  })
})

it('drawPng draws text and colours of the site', async () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63" font-family="Inter">${inside}</svg>`
  const draw = async (inside: string) => Buffer.from(await drawPng(svg(inside)))
  const words = await draw('<text y="40" font-size="40" fill="var(--ink)">Lap</text>')
  expect(words.subarray(1, 4).toString()).toBe('PNG')
  // IHDR: width and height (PNG, section 11.2.1).
  expect([words.readUInt32BE(16), words.readUInt32BE(20)]).toEqual([120, 63])
  expect(words.equals(await draw(''))).toBe(false)
})

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
