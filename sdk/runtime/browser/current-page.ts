import { PAGE_PATH_MAX, PAGE_TITLE_MAX } from '#contract/constants/conversation.ts'
import type { SitePage } from '#contract/entities/message.ts'
import { maskPath } from '#contract/text/mask-path.ts'
import { shorten } from '#contract/text/shorten.ts'

/**
 * Returns the title and the path of the company's page, without query string and fragment, which may hold what is nobody's
 * business, and with what looks secret masked. Undefined in a frame, whose own page says nothing.
 */
export function currentPage(): SitePage | undefined {
  if (parent !== window) return undefined
  // A form or image named `title` takes the place of the document's title.
  const title: unknown = document.title
  return {
    // Without the count of unread messages, such as in `(2) Prices`.
    title: typeof title === 'string' ? shorten(title.replace(/^\(\d+\) /, ''), PAGE_TITLE_MAX) : '',
    path: shorten(maskPath(location.pathname), PAGE_PATH_MAX),
  }
}
