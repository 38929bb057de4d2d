import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { messageLink } from '#core/text/message-link.ts'

/** Returns the key of the upload that the message links to; null if it's text. */
export function uploadKey(content: string): string | null {
  const link = messageLink(content)
  if (!link) return null
  const { pathname } = new URL(link.url)
  if (!pathname.startsWith(UPLOAD_PUBLIC_PATH)) return null
  try {
    return decodeURIComponent(pathname.slice(UPLOAD_PUBLIC_PATH.length))
  } catch {
    return null
  }
}
