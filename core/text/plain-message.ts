import { INLINE_MARKERS, withoutMarkers } from './message-preview.ts'

const LINK = /!?\[([^[\]\n]+)\]\(([^\s()[\]]+)\)/g
const ADDRESS = /(\bhttps?:\/\/[^\s<>]+)/i

/**
 * What the AI or an agent said, for mails and transcripts: plain text without the marks of emphasis and code, with the
 * address behind the words of a link. Lists and line breaks stay.
 */
export function plainMessage(content: string): string {
  return content
    .replace(LINK, '$1 ($2)')
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarkers(part, INLINE_MARKERS)))
    .join('')
}
