import type { Message } from '#contract/entities/message.ts'
import { isUpload, messageLink } from './message-link.ts'
import { INLINE_MARKERS, withoutMarkers } from './message-preview.ts'

const FENCE = /^ {0,3}```[\w+#.-]*[ \t]*(?:\n|$)/gm
const HEADING = /^#{1,6}[ \t]+/gm
const LINK = /!?\[([^[\]\n]+)\]\(([^\s()[\]]+)\)/g
/** Stars and underscores in an address are part of it. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>]+)/i

type Options = Pick<Message, 'sender_type' | 'content'> & Partial<Pick<Message, 'meta'>>

/**
 * A message in plain text, for transcripts and emails: an uploaded file as its name above its address, an answer without Markdown
 * markers but with its line breaks and the addresses of its links, and below it the titles of the articles that it suggests.
 * Visitors write no Markdown, so their words stay.
 */
export function messageAsText({ sender_type, content, meta }: Options): string {
  const link = messageLink(content)
  if (link && isUpload(link)) return `${link.fileName}\n${link.url}`
  if (sender_type === 'visitor') return content
  const text = content
    .replace(FENCE, '')
    .replace(HEADING, '')
    .replace(LINK, '$1 ($2)')
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarkers(part, INLINE_MARKERS)))
    .join('')
  return [text, ...(meta?.articles ?? []).map(({ title }) => `- ${title}`)].join('\n')
}
