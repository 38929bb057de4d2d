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

/**
 * Returns the first lines of a call that change no more, in order. A line whose text is still missing ends them, so
 * that lines which are saved one after the other have the order of the call.
 */
export function settledLines({ order, lines }: CallTranscript): readonly CallLine[] {
  const said = order.flatMap(id => lines[id] ?? [])
  const firstOpen = said.findIndex(({ isFinal }) => !isFinal)
  return said.slice(0, firstOpen === -1 ? said.length : firstOpen).filter(({ text }) => text.trim() !== '')
}

/** Adds an item. What somebody says begins as an empty line: its text arrives later. */
export function addItem(
  transcript: CallTranscript,
  item: {
    readonly itemId: string
    readonly previousId: string | null
    readonly speaker: CallSpeaker | null
  },
): CallTranscript {
  const { itemId, previousId, speaker } = item
  const placed = placeItem(transcript, itemId, previousId)
  if (speaker === null || placed.lines[itemId] !== undefined) return placed
  return write(placed, { itemId, speaker, text: '', isFinal: false, articles: [] })
}

/** Places an item after another one; without one, or after one that is unknown, at the end. An item is placed once. */
function placeItem(transcript: CallTranscript, itemId: string, previousId: string | null): CallTranscript {
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
  const text = `${line?.text ?? ''}${delta}`
  return write(transcript, { itemId, text, isFinal: false, ...sourceOf(transcript, itemId, speaker) })
}

/** Sets what the assistant's voice said as a whole. */
export function said(
  transcript: CallTranscript,
  itemId: string,
  text: string,
  speaker: CallSpeaker,
): CallTranscript {
  const line = { itemId, text, isFinal: true, ...sourceOf(transcript, itemId, speaker) }
  return { ...write(transcript, line), found: [] }
}

/** Marks the assistant's lines as final. An answer that was broken off gets no final text. */
export function finishAnswers(transcript: CallTranscript): CallTranscript {
  const open = Object.values(transcript.lines).filter(line => line.speaker !== 'visitor' && !line.isFinal)
  return open.reduce((changed, line) => write(changed, { ...line, isFinal: true }), transcript)
}

/** A line that has begun keeps its speaker and articles. A new one is the present speaker's, and rests on the last search. */
function sourceOf(
  { lines, found }: CallTranscript,
  itemId: string,
  speaker: CallSpeaker,
): Pick<CallLine, 'speaker' | 'articles'> {
  const line = lines[itemId]
  if (!line || line.text === '') return { speaker, articles: found }
  return { speaker: line.speaker, articles: line.articles }
}

function write(transcript: CallTranscript, line: CallLine): CallTranscript {
  const placed = placeItem(transcript, line.itemId, null)
  return { ...placed, lines: { ...placed.lines, [line.itemId]: line } }
}
