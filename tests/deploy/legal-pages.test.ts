/** The legal pages with the operator's facts: as the server fills them in, and as the browser renders them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { OPERATOR_FACTS, type Operator, UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { decodeEntities } from '#core/text/decode-entities.ts'
import { loadPage } from '#host-app/site/content/load-page.ts'
import type { ArticlePage } from '#host-app/site/content/page.ts'
import { SITE_PAGES } from '#host-app/site/content/site-map.ts'
import { ArticleTemplate } from '#host-app/site/templates/article-template.tsx'
import { OperatorContext } from '#host-app/site/templates/operator-fact.tsx'
import { fillInOperator } from '#server/http/pages/read-built-files.ts'

const OPERATOR: Operator = {
  name: 'לפווינג & Söhne "Ltd" <script>alert(1)</script>',
  address: "1 O'Connell Street, Dublin $& $1",
  email: 'hello@example.com',
  privacyEmail: 'privacy@example.com',
  jurisdiction: 'Irish law, courts of Dublin',
  hostingCountry: 'Ireland',
  authority: 'Data Protection Commission',
  effectiveDate: '2 January 2027',
}

const pages = new Map<string, ArticlePage>()
for (const { path } of SITE_PAGES) {
  const page = await loadPage(path)
  if (page.template === 'article') pages.set(path, page)
}
const paths = [...pages.keys()].filter(path => pages.get(path)!.namesOperator)

const draw = (path: string, value: Operator) =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: path },
      createElement(OperatorContext, { value }, createElement(ArticleTemplate, { page: pages.get(path)! })),
    ),
  )

describe('the operator on the legal pages', () => {
  it.each(paths)('[ROUTE-09] of %s is the same in the served page and in the browser', path => {
    const served = fillInOperator(draw(path, UNKNOWN_OPERATOR), OPERATOR)
    expect(decodeEntities(served)).toBe(decodeEntities(draw(path, OPERATOR)))
    expect(served).not.toContain('not filled in yet</bdi>')
    expect(served).not.toContain('<script>')
  })

  it('[ROUTE-09] is on each of them, and every fact is somewhere', () => {
    for (const name of ['privacy', 'terms', 'cookie-policy', 'dpa'])
      expect(fillInOperator(draw(`/legal/${name}`, UNKNOWN_OPERATOR), OPERATOR), name).toContain(
        '<bdi data-operator="name">לפווינג',
      )
    const text = paths.map(path => draw(path, UNKNOWN_OPERATOR)).join()
    for (const fact of OPERATOR_FACTS)
      expect(text).toContain(`<bdi data-operator="${fact}">not filled in yet</bdi>`)
  })

  it('is nobody as long as nothing is filled in, and the page stays as built', () => {
    for (const path of paths) {
      const built = draw(path, UNKNOWN_OPERATOR)
      expect(fillInOperator(built, UNKNOWN_OPERATOR)).toBe(built)
    }
  })

  it('is not the company whose subdomain shows the page', () => {
    expect(draw('/legal/privacy', OPERATOR)).toContain(
      'about the operator there as well, and not about the company',
    )
  })
})

it('no legal page has a placeholder in brackets', () => {
  for (const path of pages.keys())
    if (/^\/(legal|compliance|refund)/.test(path))
      expect(draw(path, UNKNOWN_OPERATOR), path).not.toMatch(/<strong>\[|\{operator/)
})
