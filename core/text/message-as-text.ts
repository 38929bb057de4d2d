import type { Message } from '#contract/entities/message.ts'
import { isUpload, messageLink } from './message-link.ts'
import { INLINE_MARKERS, withoutMarkers } from './message-preview.ts'

const FENCE = /^ {0,3}```[\w+#.-]*[ \t]*(?:\n|$)/gm
const HEADING = /^#{1,6}[ \t]+/gm
const LINK = /!?\[([^[\]\n]+)\]\(([^\s()[\]]+)\)/g
/** Matches a URL. Stars and underscores inside it are not Markdown. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>]+)/i

type Options = Pick<Message, 'sender_type' | 'content'> & Partial<Pick<Message, 'meta'>>

/**
 * Returns a message as plain text, for transcripts and emails.
 * - An uploaded file: its name, then its URL on the next line.
 * - An answer: without Markdown markers, with line breaks and URLs of links, followed by what the visitor
 * could choose from.
 * - A visitor's message: unchanged, because visitors write no Markdown.
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
  const offered = [...(meta?.articles ?? []).map(({ title }) => title), ...(meta?.choices ?? [])]
  return [text, ...offered.map(each => `- ${each}`)].join('\n')
}
