import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { SITE_MAP } from './content/site-map.ts'
import { Footer } from './footer.tsx'

const draw = () =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Footer />
    </StaticRouter>,
  )

it('[NAV-12] the footer has columns of the product and the docs', () => {
  const markup = draw()
  for (const name of ['Product', 'Docs', 'Company', 'Solutions', 'Legal', 'Compliance'])
    expect(markup).toContain(`<h2>${name}</h2>`)
  for (const { path } of [...SITE_MAP.product, ...SITE_MAP.guides]) expect(markup).toContain(`href="${path}"`)
})

it('the footer names the license, and links to the repository only if it has an address', () => {
  expect(draw()).toContain('Open source, MIT')
  expect(draw().includes('<a href="https://')).toBe(BRAND.repository !== '')
})
