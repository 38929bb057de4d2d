/**
 * Makes a model's text safe to show: whatever made the model write it, nothing in it loads or links to another site.
 */
import { ANSWER_MAX_LENGTH } from '#contract/constants/ai.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { limitSentences } from './limit-sentences.ts'

/** Characters of a model's text that are read. The limits leave nothing of what follows. */
const READ_MAX_LENGTH = 4 * ANSWER_MAX_LENGTH
const PICTURE = /!\[([^[\]\n]*)\]\([^)\n]*\)/g
const LINK = /\[([^[\]\n]*)\]\(\s*<?([^\s()<>]*)>?[^)\n]*\)/g
const ADDRESS = /(?:https?:\/\/|mailto:)[^\s<>]*/gi
const SCHEME = /^(?:https?:\/\/|mailto:)/i
const FENCE = /^\s*```/
/** Matches code as the widget reads it. Nothing in it is a link, and addresses in it must stay whole. */
const CODE = /(^ {0,3}```[\w+#.-]*[ \t]*\n(?:.*\n)*? {0,3}```[ \t]*$)/m

/**
 * Returns safe Markdown without images and with links only to the company's articles below `origin`. Of other links
 * only the text is left; code stays unchanged. A null `origin` removes all links.
 * At most `maxSentences` sentences and 2,000 characters.
 */
export function safeAnswer(
  text: string,
  { origin, maxSentences }: { readonly origin: string | null; readonly maxSentences: number },
): string {
  const parts = text.slice(0, READ_MAX_LENGTH).replace(/\r\n?/g, '\n').split(CODE)
  const linked = parts.map((part, at) => (at % 2 === 1 ? part : withoutForeignLinks(part, origin))).join('')
  return closeFence(shorten(limitSentences(linked, maxSentences))).trim()
}

function withoutForeignLinks(text: string, origin: string | null): string {
  const isOwn = (address: string) => origin !== null && isArticle(address, origin)
  const next = text
    .replace(PICTURE, '$1')
    .replace(LINK, (written, words: string, target: string) => (isOwn(target) ? written : words))
    .replace(ADDRESS, address =>
      isOwn(trimEndOf(address, ').,;:!?')) ? address : address.replace(SCHEME, ''),
    )
  // Removing one may have joined the parts of another.
  return next === text ? text : withoutForeignLinks(next, origin)
}

/** Whether an address is that of an article below `origin`. */
export function isArticle(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === origin && /^\/kb(?:\/|$)/.test(url.pathname) && url.username === ''
}

function shorten(text: string): string {
  if (text.length <= ANSWER_MAX_LENGTH) return text
  const cut = text.slice(0, ANSWER_MAX_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), ANSWER_MAX_LENGTH / 2))}…`
}

function closeFence(text: string): string {
  const fences = text.split('\n').filter(line => FENCE.test(line)).length
  return fences % 2 === 0 ? text : `${text}\n\`\`\``
}
