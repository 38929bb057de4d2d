import { diffArrays } from 'diff'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import type { Block, Document } from './document.ts'
import { lex, readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Words, white space, and each punctuation mark. */
const TOKEN = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

/**
 * A block of the source; `gap` is the white space after it, and `canonical` its text in the editor's style.
 */
type SourceBlock = { readonly text: string; readonly gap: string; readonly canonical: string }

/** The Markdown with which an editor was opened. */
type Source = {
  readonly text: string
  /** Line breaks and spaces before the first block. */
  readonly lead: string
  readonly blocks: readonly SourceBlock[]
}

/**
 * A piece of the result; `from` and `to` are the source blocks that it equals or replaces, null for a new
 * piece.
 */
type Piece = { readonly text: string; readonly from: number | null; readonly to: number | null }

const EMPTY_LINE = '\n\n'
/** Maximum number of blocks cached between two keystrokes. */
const REMEMBERED = 2_000

/**
 * Returns a function that writes the editor's document as Markdown and preserves the source where the
 * document is unchanged: whole blocks byte for byte, and within a changed block everything but the change.
 * Falls back to the editor's own Markdown where the source's would be read differently.
 */
export function keepSource(text: string): (document: Document) => string {
  const writeBlock = remembering((json: string) =>
    writeMarkdown({ type: 'doc', content: [JSON.parse(json) as Block] }),
  )
  const rewrite = remembering((markdown: string) => writeMarkdown(readMarkdown(markdown).document))
  const source = readSource(text, rewrite)
  const isReadAs = (markdown: string, written: readonly string[]) => {
    const { blocks } = readSource(markdown, rewrite)
    return isSame(
      blocks.map(({ canonical }) => canonical),
      written,
    )
  }
  return document => {
    const written = document.content
      .map(block => writeBlock(JSON.stringify(block)))
      .filter(block => block !== '')
    const pieces = piecesOf(source, written)
    for (const keepsGaps of [true, false]) {
      const result = joined(source, pieces, keepsGaps)
      if (isReadAs(result, written)) return text.includes('\r\n') ? result.replace(/\n/g, '\r\n') : result
    }
    return writeMarkdown(document)
  }
}

/** Splits Markdown into its blocks; `rewrite` returns a block in the editor's style. */
function readSource(text: string, rewrite: (markdown: string) => string): Source {
  const blocks: { text: string; gap: string; canonical: string }[] = []
  let lead = ''
  for (const { raw } of lex(text) ?? []) {
    const trimmed = trimEndOf(raw, '\n')
    const canonical = rewrite(trimmed)
    if (canonical !== '') blocks.push({ text: trimmed, gap: raw.slice(trimmed.length), canonical })
    else if (blocks.length === 0) lead += raw
    else blocks.at(-1)!.gap += raw
  }
  return { text, lead, blocks }
}

function piecesOf({ blocks }: Source, written: string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let removed: readonly SourceBlock[] = []
  const changes = diffArrays(
    blocks.map(({ canonical }) => canonical),
    written,
  )
  for (const [index, change] of changes.entries()) {
    if (change.removed) {
      removed = blocks.slice(at, at + change.value.length)
      at += removed.length
      if (changes[index + 1]?.added) continue
    } else if (change.added) {
      const range = removed.length > 0 ? { from: at - removed.length, to: at - 1 } : { from: null, to: null }
      pieces.push({ text: edited(removed, change.value.join(EMPTY_LINE)), ...range })
    } else {
      const same = blocks.slice(at, at + change.value.length)
      pieces.push(...same.map(({ text }, offset) => ({ text, from: at + offset, to: at + offset })))
      at += same.length
    }
    removed = []
  }
  return pieces
}

/** Applies the changes of blocks to their source. */
function edited(removed: readonly SourceBlock[], written: string): string {
  const base = removed.map(({ canonical }) => canonical).join(EMPTY_LINE)
  const text = removed.map((block, index) => block.text + (index < removed.length - 1 ? block.gap : ''))
  const merged = mergeEdits(base, text.join(''), written)
  return isReadAlike(merged, written) ? merged : written
}

function joined({ lead, blocks }: Source, pieces: readonly Piece[], keepsGaps: boolean): string {
  const between = (piece: Piece, next: Piece | undefined): string => {
    if (!next) return blocks.at(-1)?.gap ?? ''
    const areNeighbors = piece.to !== null && next.from === piece.to + 1
    return keepsGaps && areNeighbors ? blocks[piece.to]!.gap : EMPTY_LINE
  }
  return lead + pieces.map((piece, index) => piece.text + between(piece, pieces[index + 1])).join('')
}

function isReadAlike(one: string, other: string): boolean {
  const [a, b] = [readMarkdown(one), readMarkdown(other)]
  return a.missed.length === 0 && JSON.stringify(a.document) === JSON.stringify(b.document)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}

function remembering(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size === REMEMBERED) known.clear()
    const result = work(text)
    known.set(text, result)
    return result
  }
}

/** Replaces the tokens of the base from `start` to before `end` with `text`. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/**
 * Applies to `ours` the changes from `base` to `theirs` (a three-way merge). Where both changed the same
 * words, `theirs` wins.
 */
function mergeEdits(base: string, ours: string, theirs: string): string {
  const tokens = tokensOf(base)
  const theirEdits = editsOf(tokens, theirs)
  const ourEdits = editsOf(tokens, ours).filter(edit => !theirEdits.some(other => overlaps(edit, other)))
  const edits = [...ourEdits, ...theirEdits].sort((a, b) => a.start - b.start || a.end - b.end)
  let merged = ''
  let done = 0
  for (const { start, end, text } of edits) {
    merged += tokens.slice(done, start).join('') + text
    done = end
  }
  return merged + tokens.slice(done).join('')
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? []
}

function editsOf(base: string[], to: string): Edit[] {
  const edits: Edit[] = []
  let at = 0
  let open: Edit | null = null
  for (const { added, removed, value } of diffArrays(base, tokensOf(to))) {
    if (!added && !removed) {
      if (open) edits.push(open)
      open = null
      at += value.length
      continue
    }
    open ??= { start: at, end: at, text: '' }
    if (removed) at += value.length
    open = { start: open.start, end: at, text: added ? open.text + value.join('') : open.text }
  }
  return open ? [...edits, open] : edits
}

function overlaps(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end
}
