import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { NavMenu } from './nav-menu.tsx'
import { BAR_MENUS } from './nav-menus.ts'

const draw = (isOpen: boolean) =>
  BAR_MENUS.map(menu =>
    renderToStaticMarkup(
      <StaticRouter location="/">
        <NavMenu menu={menu} isOpen={isOpen} onToggle={() => {}} />
      </StaticRouter>,
    ),
  )

it('[NAV-02] an open menu shows the status of each feature, and a card of its own', () => {
  const [product, , resources] = draw(true)
  expect(product!.match(/Available|In part/g)).toHaveLength(10)
  expect(resources!.match(/Planned/g)).toHaveLength(3)
  expect(product).toContain('<a href="/demo"')
  expect(resources).toContain('<a href="/docs"')
})

it('a closed menu holds no links', () => {
  for (const menu of draw(false)) expect(menu).not.toContain('<a ')
})
