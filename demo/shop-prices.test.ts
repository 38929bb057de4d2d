import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articlesOf } from './articles/index.ts'
import type { SeedSubdomain } from './types.ts'

const readPage = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

function bodyOf(company: SeedSubdomain, slug: string): string {
  return articlesOf(company).find(article => article.slug === slug)!.body
}

/** Returns the plan names and monthly euros per person on a shop's page. */
function plansOfPage(html: string): string[] {
  return [...html.matchAll(/<h3>(.+?)<\/h3>\s*<p class="price">€(\d+)/g)].map(
    ([, name, euros]) => `${name} €${euros}`,
  )
}

/** Returns the same from the article's first paragraph. */
function plansOfArticle(body: string): string[] {
  const [first = ''] = body.split('\n')
  return [...first.matchAll(/(\w+) costs €(\d+)/g)].map(([, name, euros]) => `${name} €${euros}`)
}

it.each(['host-app/public/demo-shop/acme/index.html', 'examples/plain-html/index.html'])(
  '%s lists the plans and prices of the article about them',
  path => {
    const plans = plansOfArticle(bodyOf('acme', 'plans-and-prices'))
    expect(plans).toHaveLength(3)
    expect(plansOfPage(readPage(path))).toEqual(plans)
  },
)

it('the shop of Noor ships for free from the amount that its article says', () => {
  const amount = /تزيد قيمته على (\d+) شيكل/
  const [, inArticle] = amount.exec(bodyOf('noor', 'delivery-ar'))!
  expect(amount.exec(readPage('host-app/public/demo-shop/noor/index.html'))?.[1]).toBe(inArticle)
})
