import { expect, it } from 'vitest'
import { parseTopicLink, topicLink } from './topic-link.ts'

const IDS = ['9c9f0c5e-6d26-4a5e-9c55-0d1a3d2f4b01', '9c9f0c5e-6d26-4a5e-9c55-0d1a3d2f4b02']

it('a topic’s link names its question and its conversations', () => {
  const link = topicLink({ question: 'Refunds & more?', conversation_ids: IDS })
  const [path, search] = link.split('?')
  expect(path).toBe('/admin/insights/conversations')
  expect(parseTopicLink(new URLSearchParams(search))).toEqual({ topic: 'Refunds & more?', ids: IDS })
})

it('what is no id is left out', () => {
  expect(parseTopicLink(new URLSearchParams({ ids: `x,${IDS[0]},${IDS[0]}` })).ids).toEqual([IDS[0]])
  expect(parseTopicLink(new URLSearchParams())).toEqual({ topic: '', ids: [] })
})
