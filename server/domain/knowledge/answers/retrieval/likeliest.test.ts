import { describe, expect, it } from 'vitest'
import { SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import type { SearchHit } from '../../search/search-index.ts'
import { toSuggest } from './likeliest.ts'

const hits = (...likelihoods: readonly number[]) =>
  likelihoods.map(
    (likelihood, i) =>
      ({
        article: { slug: String(i), title: '', body: '', alternate_questions: [] },
        likelihood,
      }) as unknown as SearchHit,
  )
const slugs = (...likelihoods: readonly number[]) =>
  toSuggest(hits(...likelihoods)).map(({ article }) => article.slug)

describe('toSuggest', () => {
  it('suggests three articles at most', () => expect(slugs(0.3, 0.2, 0.1, 0.1)).toEqual(['0', '1', '2']))
  it('suggests one alone where the others are out of the question', () =>
    expect(slugs(0.3, 0.001, 0.0001)).toEqual(['0']))
  it('suggests nothing where the best is hardly likely', () => {
    expect(slugs(SUGGESTION_LIKELIHOOD, 0.05)).toEqual(['0', '1'])
    expect(slugs(SUGGESTION_LIKELIHOOD - 0.0001, 0.05)).toEqual([])
  })
  it('suggests nothing where nothing was found', () => expect(slugs()).toEqual([]))
})
