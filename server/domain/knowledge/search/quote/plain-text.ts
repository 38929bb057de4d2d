/**
 * Reduces one line of Markdown to its words. Every repetition in the patterns is bounded, so that the time is
 * proportional to the line's length.
 */
import { decodeEntities } from '#core/text/decode-entities.ts'

const CODE_SPAN = /(`{1,3})([^`\n]{1,400})\1/g
const PICTURE = /!\[[^\]\n]{0,300}\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,100}\])?/g
const LINK = /\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,100}\])/g
const FOOTNOTE = /\[\^[^\]\s]{1,60}\]/g
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]{1,1000})>/gi
const BREAK = /<br\s{0,5}\/?>/gi
/** Matches HTML elements only. Readers see '<your subdomain>' as it is. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|mark|nav|ol|p|picture|pre|q|s|section|small|source|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|video)(?:\s[^<>]{0,500})?\/?>/gi
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|<>~])/g
const STRONG = /(?<!\\)(?:\*\*|~~|(?<![\w_])__(?=\S)|(?<=\S)__(?![\w_]))/g
const EMPHASIS = /(^|[\s(["'«“])[*_]([^*_\n]{1,300})[*_](?=$|[\s.,;:!?)\]"'»”])/g

/** Replaces a piece of code while its line is read: its number between two private-use characters. */
const PLACEHOLDER = /\u{f0000}(\d+)\u{f0001}/gu

/** Returns a line without link addresses, images, tags and marks. Code keeps its backticks. */
export function plainText(line: string): string {
  const codes: string[] = []
  const open = line.replace(CODE_SPAN, (_span, _ticks: string, code: string) => {
    codes.push(`\`${code.trim()}\``)
    return `\u{f0000}${codes.length - 1}\u{f0001}`
  })
  const text = plainWords(open)
    .replace(/[ \t]+/g, ' ')
    .trim()
  return text.replace(PLACEHOLDER, (_placeholder, number: string) => codes[Number(number)] ?? '')
}

/** Matches any character of Markdown. Most lines have none and are plain. */
const MARKS = /[[<&*_~\\]/

function plainWords(text: string): string {
  if (!MARKS.test(text)) return text
  return decodeEntities(
    text
      .replace(PICTURE, '')
      .replace(LINK, '$1')
      .replace(LINK, '$1')
      .replace(FOOTNOTE, '')
      .replace(AUTOLINK, '$1')
      .replace(BREAK, ' ')
      .replace(TAG, '')
      .replace(STRONG, '')
      .replace(EMPHASIS, '$1$2')
      .replace(ESCAPED, '$1'),
  )
}
