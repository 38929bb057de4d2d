/** Under which the answers about what the company writes are kept. */
export const CONTENT_KEY = ['content'] as const
/** Of the categories and their sections. */
export const TOPICS_KEY = ['content-topics'] as const

/** Of one article. */
export function contentKey(id: string) {
  return [...CONTENT_KEY, 'one', id] as const
}
