import { isObject } from '../../runtime/api/is-same-shape.ts'
import type { KbHome } from './kb-parts.ts'
import { COUNTED, isListOf, SUMMARY } from './kept-lists.ts'

/** Whether what was stored can be shown as a home. */
export function isHome(value: unknown): value is KbHome {
  if (!isObject(value)) return false
  const { language, topics } = value
  return (
    (language === null || typeof language === 'string') &&
    isListOf(topics, COUNTED) &&
    topics.every(topic => isListOf(topic['sections'], COUNTED)) &&
    isListOf(value['articles'], SUMMARY) &&
    isListOf(value['announcements'], SUMMARY)
  )
}
