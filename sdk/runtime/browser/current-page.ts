import { PAGE_PATH_MAX, PAGE_TITLE_MAX } from '#contract/constants/conversation.ts'
import type { SitePage } from '#contract/entities/message.ts'

/**
 * Returns the title and the path of the company's page, without query string and fragment, which may hold what is nobody's
 * business. Undefined in a frame, whose own page says nothing.
 */
export function currentPage(): SitePage | undefined {
  if (parent !== window) return undefined
  return { title: document.title.slice(0, PAGE_TITLE_MAX), path: location.pathname.slice(0, PAGE_PATH_MAX) }
}
