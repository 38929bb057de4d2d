import { describe, expect, it } from 'vitest'
import { articlesOf } from '#demo/articles/index.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { isRelevant, oneLineOf } from './search-articles.ts'

const index = createSearchIndex(articlesOf('acme').filter(({ status }) => status === 'published'))

function slugsFor(query: string): string[] {
  return index
    .search(query, 10)
    .filter(hit => isRelevant(hit, query))
    .map(({ article }) => article.slug)
}

it.each(['xqzt blorp', 'zebra unicorn spaceship', 'foobar', 'recipe for lasagne', '?!'])(
  'the nonsense query %s has no relevant article',
  query => {
    expect(slugsFor(query)).toEqual([])
  },
)

it.each([
  ['with a typing error', 'invioce', 'invoices-and-vat-number'],
  ['with two typing errors', 'delet acount', 'delete-data'],
  ['of one unfinished word', 'passw', 'reset-password'],
  ['of three letters', 'pas', 'reset-password'],
  ['of a compound', 'timesheetexport', 'export-timesheets-csv'],
  ['of a common word', 'plans', 'plans-and-prices'],
])('a query %s keeps its article', (_case, query, slug) => {
  expect(slugsFor(query)).toContain(slug)
})

describe('a quote as one line', () => {
  it.each([
    ['has its paragraphs side by side', 'One.\n\nTwo.', 'One. Two.'],
    ['has no marks of a list', 'Do this:\n\n1. Open it.\n2. Close it.', 'Do this: Open it. Close it.'],
    ['parts items that have no end', 'With:\n\n- a bulb\n- a cable', 'With: a bulb; a cable'],
    ['has no marks of code', 'Run:\n\n```sh\nnpm `i`\n```', 'Run: npm i'],
  ])('%s', (_case, quote, expected) => expect(oneLineOf(quote)).toBe(expected))
})
