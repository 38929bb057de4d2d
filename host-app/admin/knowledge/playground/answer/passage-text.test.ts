import { describe, expect, it } from 'vitest'
import { splitAtQuote } from './passage-text.tsx'

describe('splitAtQuote', () => {
  it('finds what is quoted', () => {
    expect(splitAtQuote('One. Two. Three.', 'Two.')).toEqual({
      before: 'One. ',
      quote: 'Two.',
      after: ' Three.',
    })
  })

  it.each(['Four.', ''])('finds nothing of “%s”', quote => {
    expect(splitAtQuote('One. Two.', quote)).toBeNull()
  })
})
