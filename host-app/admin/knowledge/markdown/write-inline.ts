import type { Inline, Mark } from './document.ts'
import { escapeText } from './escape-text.ts'
import { readLine } from './read-markdown.ts'
import { isSameMark, linesOf, tidyInline } from './tidy-inline.ts'

type Place = { readonly isInTable: boolean }
/** How emphasis is written. Next to some characters only one of the signs works, or neither. */
type Style = '*' | '_' | 'none'

const LETTER = /[\p{L}\p{N}]/u

/**
 * Writes a line as Markdown and reads it back. Emphasis that could not be read back is dropped, so that no
 * word is lost.
 */
export function writeInline(
  pieces: readonly Inline[] | undefined,
  place: Place = { isInTable: false },
): string {
  const wanted = tidyInline(place.isInTable ? (pieces ?? []).map(withoutBreak) : (pieces ?? []))
  for (const style of ['*', '_'] as const) {
    const text = write(wanted, style, place)
    if (isReadAs(text, wanted)) return text
  }
  return write(wanted, 'none', place)
}

function withoutBreak(piece: Inline): Inline {
  return piece.type === 'hardBreak' ? { type: 'text', text: ' ' } : piece
}

function isReadAs(text: string, wanted: readonly Inline[]): boolean {
  return JSON.stringify(readLine(text.replaceAll('\\|', '|'))) === JSON.stringify(wanted)
}

function write(pieces: readonly Inline[], style: Style, place: Place): string {
  const readable =
    style === 'none' ? pieces.map(withoutEmphasis) : pieces.flatMap((_, at) => withReadableEdges(pieces, at))
  const lines = linesOf(tidyInline(readable))
  return lines
    .map((line, at) =>
      writeRun(line, {
        ...place,
        style,
        isLineStart: true,
        isInLink: false,
        // The backslash of the line break would become part of an address.
        isFollowed: at < lines.length - 1,
      }),
    )
    .join('\\\n')
}

type Within = Place & {
  readonly style: Style
  readonly isLineStart: boolean
  readonly isInLink: boolean
  readonly isFollowed: boolean
}

/** Writes pieces: the mark shared by the longest run goes outside, then recursively the others inside. */
function writeRun(pieces: readonly Inline[], within: Within): string {
  let written = ''
  for (let at = 0; at < pieces.length; ) {
    const next = pieces[at + 1]
    const here = {
      ...within,
      isLineStart: within.isLineStart && written === '',
      isFollowed: next ? next.type !== 'text' || !next.text.startsWith(' ') : within.isFollowed,
    }
    const piece = pieces[at]!
    const marks = (piece.marks ?? []).map(mark => ({ mark, end: endOf(pieces, at, mark) }))
    const widest = marks.filter(({ mark }) => mark.type !== 'code').sort((a, b) => b.end - a.end)[0]
    if (widest) {
      const inner = pieces.slice(at, widest.end).map(other => without(other, widest.mark))
      written += wrap(widest.mark, inner, here)
      at = widest.end
    } else {
      const text = writePiece(piece, here)
      // An exclamation mark before a link would turn it into an image.
      written +=
        /!$/.test(text) && next?.marks?.some(({ type }) => type === 'link') ? `${text.slice(0, -1)}\\!` : text
      at++
    }
  }
  return written
}

function endOf(pieces: readonly Inline[], from: number, mark: Mark): number {
  const end = pieces.findIndex(
    (piece, index) => index > from && !piece.marks?.some(other => isSameMark(other, mark)),
  )
  return end === -1 ? pieces.length : end
}

function wrap(mark: Mark, inner: readonly Inline[], within: Within): string {
  const { style } = within
  if (mark.type === 'link') return writeLink(mark.attrs, inner, within)
  // The sign is then at the start of the line, so the inner text is not.
  const text = writeRun(inner, { ...within, isLineStart: false, isFollowed: true })
  if (mark.type === 'bold') return `**${text}**`
  if (mark.type === 'strike') return `~~${text}~~`
  return `${style}${text}${style}`
}

function writeLink(
  attrs: { href: string; title: string | null },
  inner: readonly Inline[],
  within: Within,
): string {
  const only = inner.length === 1 ? inner[0] : undefined
  const { href, title } = attrs
  if (
    only?.type === 'text' &&
    !only.marks &&
    only.text === href &&
    !title &&
    /^https?:\/\/[^\s<>\\|*_~`]+$/.test(href)
  )
    return `<${href}>`
  return `[${writeRun(inner, { ...within, isLineStart: false, isInLink: true })}](${target(href, title)})`
}

function writePiece(piece: Inline, within: Within): string {
  if (piece.type === 'image') {
    const { src, alt, title } = piece.attrs
    // Inside a link, an escape loses one more backslash, so similar characters replace these signs.
    const words = alt.replace(/[[\]\\`]/g, sign => ({ '[': '(', ']': ')', '\\': '/' })[sign] ?? "'")
    return `![${escapeText(words, { ...within, isLineStart: false, isInLink: true })}](${target(src, title)})`
  }
  if (piece.type === 'hardBreak') return ''
  const isCode = piece.marks?.some(({ type }) => type === 'code')
  // Marked does not find the end of a link that has backticks inside code.
  if (isCode && !(within.isInLink && piece.text.includes('`'))) return writeCode(piece.text, within)
  return escapeText(piece.text, within)
}

function writeCode(text: string, { isInTable }: Place): string {
  const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(ticks + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + pad + (isInTable ? text.replaceAll('|', '\\|') : text) + pad + fence
}

/** Returns an address and its title as written in parentheses. */
function target(href: string, title: string | null): string {
  const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(href)
  const address = href.replace(isBalanced ? /[\s<>"\\`|*~]/g : /[\s<>"\\`|*~()]/g, encode)
  return title ? `${address} "${title.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"` : address
}

function encode(sign: string): string {
  return sign === '(' ? '%28' : sign === ')' ? '%29' : sign === '*' ? '%2A' : encodeURIComponent(sign)
}

function without(piece: Inline, mark: Mark): Inline {
  const marks = (piece.marks ?? []).filter(other => !isSameMark(other, mark))
  const { marks: _before, ...bare } = piece
  return marks.length > 0 ? { ...bare, marks } : bare
}

function withoutEmphasis(piece: Inline): Inline {
  const marks = (piece.marks ?? []).filter(({ type }) => type === 'link' || type === 'code')
  return { ...piece, marks }
}

/** Moves punctuation out of emphasis where a letter follows, because emphasis can't end between them. */
function withReadableEdges(pieces: readonly Inline[], at: number): Inline[] {
  const piece = pieces[at]!
  const next = pieces[at + 1]
  const before = pieces[at - 1]
  if (piece.type !== 'text' || !piece.marks?.some(isEmphasis)) return [piece]
  const startsOpen =
    before?.type === 'text' && LETTER.test(before.text.at(-1)!) && !before.marks?.some(isEmphasis)
  const endsOpen = next?.type === 'text' && LETTER.test(next.text[0]!) && !next.marks?.some(isEmphasis)
  const head = /^[^\p{L}\p{N}]*/u.exec(piece.text)![0]
  const body = /^.*[\p{L}\p{N}]/su.exec(piece.text.slice(head.length))?.[0] ?? ''
  const tail = piece.text.slice(head.length + body.length)
  const start = startsOpen ? head : ''
  const end = endsOpen ? tail : ''
  const middle = (startsOpen ? '' : head) + body + (endsOpen ? '' : tail)
  return [
    { ...withoutEmphasis(piece), text: start } as Inline,
    { ...piece, text: middle },
    { ...withoutEmphasis(piece), text: end } as Inline,
  ].filter(part => part.type === 'text' && part.text !== '')
}

function isEmphasis({ type }: Mark): boolean {
  return type === 'bold' || type === 'italic' || type === 'strike'
}
