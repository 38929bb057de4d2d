/** What is quoted if a question means the same as an alternate question of the article. */
import { expect, it } from 'vitest'
import { textsOf } from './meaning/article-texts.ts'
import { toInt8 } from './meaning/meanings.ts'
import { createLiveSearchIndex } from './search-index.ts'

const ARTICLE = {
  slug: 'paying',
  title: 'Paying',
  body: 'You can pay by card, and the card is charged each month.\n\n## Companies\n\nA bank transfer is possible for yearly plans.',
  alternate_questions: ['Can we use a bank transfer?', 'Can a card be replaced?'],
}
const OTHER = { slug: 'pets', title: 'Pets', body: 'Dogs are welcome.', alternate_questions: [] }
const ASKED = 'can I wire the money instead of using my card'
const EAST = Float32Array.from([1, 0])
const NORTH = Float32Array.from([0, 1])

/** What is quoted where the first alternate question points this way, and the question to the east. */
function quoted(alternate: Float32Array): string {
  const index = createLiveSearchIndex([ARTICLE, OTHER])
  for (const _pause of index.change([ARTICLE, OTHER], [])) {
    // No other work has to run in between.
  }
  const vectors = textsOf(ARTICLE).map(text =>
    toInt8(text === ARTICLE.alternate_questions[0] ? alternate : NORTH),
  )
  index.takeVectors(
    new Map([
      ['paying', vectors],
      ['pets', [toInt8(NORTH)]],
    ]),
  )
  return index.search(ASKED, 1, EAST)[0]!.excerpt
}

it('is what the article says in the words of the alternate question', () => {
  expect(quoted(EAST)).toContain('A bank transfer is possible')
})

it('is what it says in the words of the question where no alternate question is near', () => {
  expect(quoted(NORTH)).toMatch(/^You can pay by card/)
  expect(quoted(NORTH)).not.toContain('A bank transfer')
})
