/** Kinds of formatting that agents' messages show, in Markdown. */
export type TextFormat = 'bold' | 'italic' | 'code' | 'link' | 'list'

/** A text with its selection, `[start, end)` in UTF-16 units. */
type SelectedText = { readonly text: string; readonly start: number; readonly end: number }

const MARKERS = { bold: '**', italic: '*', code: '`' } as const

/**
 * Returns the text with the selection formatted, or without the format if it has it. Without a selection, the caret is where the
 * formatted text goes; for a link, its address is selected.
 */
export function formatText(selected: SelectedText, format: TextFormat): SelectedText {
  if (format === 'list') return toggleList(selected)
  if (format === 'link') return addLink(selected)
  const { text, start, end } = selected
  const marker = MARKERS[format]
  const before = text.slice(0, start)
  const after = text.slice(end)
  const chosen = text.slice(start, end)
  // Bold text begins with the marker of italic text, too.
  const isMarked =
    before.endsWith(marker) && after.startsWith(marker) && !(format === 'italic' && before.endsWith('**'))
  if (isMarked) {
    const kept = before.slice(0, -marker.length)
    return {
      text: kept + chosen + after.slice(marker.length),
      start: kept.length,
      end: kept.length + chosen.length,
    }
  }
  const from = start + marker.length
  return { text: before + marker + chosen + marker + after, start: from, end: from + chosen.length }
}

function addLink({ text, start, end }: SelectedText): SelectedText {
  const opening = `[${text.slice(start, end)}](`
  const address = 'https://'
  const from = start + opening.length
  return {
    text: `${text.slice(0, start)}${opening}${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  }
}

/** Turns the lines of the selection into items of a list, or back. */
function toggleList({ text, start, end }: SelectedText): SelectedText {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const last = next === -1 ? text.length : next
  const lines = text.slice(first, last).split('\n')
  const isList = lines.every(line => line.startsWith('- '))
  const changed = lines.map(line => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: lines.length === 1 ? first + changed.length : first,
    end: first + changed.length,
  }
}
