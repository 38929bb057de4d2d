import type { Inline, Mark } from './document.ts'

const ORDER: readonly Mark['type'][] = ['link', 'bold', 'italic', 'strike', 'code']
const SPACES = /([ \t\r\n\f]+)/

/**
 * Normalizes a line's pieces to what readers see: white space collapsed and trimmed, marks in a fixed order
 * and never on an outer space, equal neighbors joined. Lines that look the same are then equal.
 */
export function tidyInline(pieces: readonly Inline[]): Inline[] {
  const atoms = withoutEdgeSpaces(pieces.flatMap(atomsOf))
  return merged(atoms.map((atom, index) => withMarks(atom, marksAt(atoms, index))))
}

/** Returns whether two marks are equal, including the address of a link. */
export function isSameMark(a: Mark, b: Mark): boolean {
  if (a.type !== 'link' || b.type !== 'link') return a.type === b.type
  return a.attrs.href === b.attrs.href && a.attrs.title === b.attrs.title
}

/** Splits a piece into words and the spaces between them. */
function atomsOf(piece: Inline): Inline[] {
  const bare = withMarks(piece, piece.type === 'hardBreak' ? [] : ordered(piece.marks ?? []))
  if (bare.type === 'image') {
    const { src, alt, title } = bare.attrs
    return [{ ...bare, attrs: { src, alt: (alt ?? '').replace(/\s+/g, ' '), title: title || null } }]
  }
  if (bare.type === 'hardBreak') return [bare]
  return bare.text
    .split(SPACES)
    .filter(text => text !== '')
    .map(text => ({ ...bare, text: SPACES.test(text) ? ' ' : text }))
}

function withoutEdgeSpaces(atoms: readonly Inline[]): Inline[] {
  const lines = linesOf(atoms).map(line =>
    line.filter((atom, index) => !(isSpace(atom) && isSpace(line[index - 1]))),
  )
  const trimmed = lines.map(line => trimEdge(trimEdge(line, 'trimStart').reverse(), 'trimEnd').reverse())
  while (trimmed.length > 1 && trimmed.at(-1)!.length === 0) trimmed.pop()
  return trimmed.flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]))
}

/** Splits pieces into lines at hard breaks. */
export function linesOf(atoms: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const atom of atoms) {
    if (atom.type === 'hardBreak') lines.push([])
    else lines.at(-1)!.push(atom)
  }
  return lines
}

/** Removes white space of every kind from an end of a line, as the reader does. */
function trimEdge(line: Inline[], trim: 'trimStart' | 'trimEnd'): Inline[] {
  const start = line.findIndex(atom => atom.type !== 'text' || atom.text[trim]() !== '')
  const [first, ...rest] = start < 0 ? [] : line.slice(start)
  if (!first) return []
  return first.type === 'text' ? [{ ...first, text: first.text[trim]() }, ...rest] : [first, ...rest]
}

/** Returns an atom's marks. A space has a mark only between two atoms that have it. */
function marksAt(atoms: readonly Inline[], index: number): readonly Mark[] {
  const marks = atoms[index]!.marks ?? []
  if (!isSpace(atoms[index]!)) return marks
  const has = (atom: Inline | undefined, mark: Mark) => atom?.marks?.some(other => isSameMark(other, mark))
  return marks.filter(mark => has(atoms[index - 1], mark) && has(atoms[index + 1], mark))
}

function merged(atoms: readonly Inline[]): Inline[] {
  const pieces: Inline[] = []
  for (const atom of atoms) {
    const before = pieces.at(-1)
    if (atom.type === 'text' && before?.type === 'text' && isSameSet(before.marks ?? [], atom.marks ?? []))
      pieces[pieces.length - 1] = { ...before, text: before.text + atom.text }
    else pieces.push(atom)
  }
  return pieces
}

function ordered(marks: readonly Mark[]): Mark[] {
  return marks
    .map(mark =>
      mark.type === 'link'
        ? { type: mark.type, attrs: { href: mark.attrs.href, title: mark.attrs.title || null } }
        : { type: mark.type },
    )
    .filter((mark, index, all) => all.findIndex(({ type }) => type === mark.type) === index)
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
}

function isSpace(atom: Inline | undefined): boolean {
  return atom?.type === 'text' && atom.text === ' '
}

function withMarks(piece: Inline, marks: readonly Mark[]): Inline {
  const { marks: _before, ...bare } = piece
  return marks.length > 0 ? { ...bare, marks } : bare
}

function isSameSet(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, index) => isSameMark(mark, b[index]!))
}
