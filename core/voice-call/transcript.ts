/** An article that an answer rests on. */
export type CallArticle = { readonly title: string; readonly slug: string }

/** Who speaks: `person` is somebody of the company, whose texts the assistant's voice speaks. */
export type CallSpeaker = 'visitor' | 'assistant' | 'person'

/** What one side said. */
export type CallLine = {
  readonly itemId: string
  readonly speaker: CallSpeaker
  readonly text: string
  /** False while more of it arrives. */
  readonly isFinal: boolean
  /** The articles that an answer rests on. */
  readonly articles: readonly CallArticle[]
}

/**
 * The lines of a call, in the order in which they were said. `order` has the ids of all items, also of those whose text
 * is still missing: what a visitor said is often known only after the answer to it has begun.
 */
export type CallTranscript = {
  readonly order: readonly string[]
  readonly lines: Readonly<Record<string, CallLine>>
  /** The articles of the search that the next answer rests on. */
  readonly found: readonly CallArticle[]
}

export const EMPTY_TRANSCRIPT: CallTranscript = { order: [], lines: {}, found: [] }

/** Returns the lines that have a text, in the order in which they were said. */
export function linesOf({ order, lines }: CallTranscript): readonly CallLine[] {
  return order.flatMap(id => lines[id] ?? []).filter(({ text }) => text.trim() !== '')
}

/** Places an item after another one; without one, or after one that is unknown, at the end. An item is placed once. */
export function placeItem(
  transcript: CallTranscript,
  itemId: string,
  previousId: string | null,
): CallTranscript {
  const { order } = transcript
  if (order.includes(itemId)) return transcript
  const at = previousId === null ? -1 : order.indexOf(previousId)
  const index = at === -1 ? order.length : at + 1
  return { ...transcript, order: [...order.slice(0, index), itemId, ...order.slice(index)] }
}

/** Sets what a visitor said. */
export function heard(transcript: CallTranscript, itemId: string, text: string): CallTranscript {
  return write(transcript, { itemId, speaker: 'visitor', text, isFinal: true, articles: [] })
}

/** Keeps the articles of a search for the answer that rests on it. */
export function found(transcript: CallTranscript, articles: readonly CallArticle[]): CallTranscript {
  return { ...transcript, found: articles }
}

/** Adds a part of what the assistant's voice says. */
export function saying(
  transcript: CallTranscript,
  itemId: string,
  delta: string,
  speaker: CallSpeaker,
): CallTranscript {
  const line = transcript.lines[itemId]
  if (line?.isFinal) return transcript
  const articles = line?.articles ?? transcript.found
  return write(transcript, { itemId, speaker, text: `${line?.text ?? ''}${delta}`, isFinal: false, articles })
}

/** Sets what the assistant's voice said as a whole. */
export function said(
  transcript: CallTranscript,
  itemId: string,
  text: string,
  speaker: CallSpeaker,
): CallTranscript {
  const articles = transcript.lines[itemId]?.articles ?? transcript.found
  return { ...write(transcript, { itemId, speaker, text, isFinal: true, articles }), found: [] }
}

function write(transcript: CallTranscript, line: CallLine): CallTranscript {
  const placed = placeItem(transcript, line.itemId, null)
  return { ...placed, lines: { ...placed.lines, [line.itemId]: line } }
}
