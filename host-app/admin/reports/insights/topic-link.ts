import type { InsightTopic } from '#contract/entities/insight.ts'
import { UUID } from '../../common/uuid.ts'

const PATH = '/admin/insights/conversations'

/** Returns the link to the newest conversations of a topic. */
export function topicLink({
  question,
  conversation_ids,
}: Pick<InsightTopic, 'question' | 'conversation_ids'>): string {
  return `${PATH}?${new URLSearchParams({ topic: question, ids: conversation_ids.join(',') })}`
}

/** Parses the topic's question and its conversations from an address. What is no id is left out. */
export function parseTopicLink(search: URLSearchParams): { readonly topic: string; readonly ids: string[] } {
  const ids = (search.get('ids') ?? '').split(',').filter(id => UUID.test(id))
  return { topic: search.get('topic') ?? '', ids: [...new Set(ids)] }
}
