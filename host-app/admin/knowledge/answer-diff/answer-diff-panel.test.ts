import { describe, expect, it } from 'vitest'
import { diffSummary } from './answer-diff-panel.tsx'

describe('diffSummary', () => {
  it('counts each kind of change', () => {
    const change = { question: 'x', before: null, after: null, test: null }
    const changes = (['broken', 'new', 'new'] as const).map(kind => ({ ...change, kind }))
    expect(diffSummary({ questions: 7, tests: 1, changes, same: 4, unanswered: 1 })).toBe(
      'Of the last 7 visitor questions and 1 pinned test: 1 broken, 0 changed, 2 newly answered, 4 the same, 1 still unanswered.',
    )
  })

  it('says when there is nothing to ask', () => {
    const nothing = { questions: 0, tests: 0, changes: [], same: 0, unanswered: 0 }
    expect(diffSummary(nothing)).toContain('not asked the AI anything yet')
  })
})
