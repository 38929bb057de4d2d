import { diffArrays } from 'diff'

/** Replaces the tokens of the base from `start` to before `end` with `text`. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Words, white space, and each punctuation mark. */
const TOKEN = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

/**
 * Applies to `ours` the changes from `base` to `theirs` (a three-way merge). Where both changed the same
 * words, `theirs` wins.
 */
export function mergeEdits(base: string, ours: string, theirs: string): string {
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
