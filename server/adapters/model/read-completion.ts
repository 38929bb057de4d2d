/** Reads one completion of the chat protocol, streamed or not, in whatever chunks it arrives. */
import { z } from 'zod'
import { ModelError, type ToolCall } from '#server/ports/model.ts'

/** The reason for which a completion ends at its token limit. */
const CUT = 'length'
/** Limit of an answer in bytes, so that a server cannot send forever. */
const MAX_BYTES = 1_024 * 1_024
/** Of pieces that come together, a text is heard again when it has grown by this share, since each time takes all of it. */
const UNTOLD_SHARE = 1 / 32

/** A tool call with the id that its result must name. */
export type CalledTool = ToolCall & { readonly id: string }
/** The text and tool calls of one completion. */
export type Completion = {
  readonly text: string
  readonly toolCalls: readonly CalledTool[]
  /** Whether the token limit cut it off. */
  readonly isCut: boolean
}

/** A piece of a tool call. Servers send the arguments as JSON text in pieces, or as an object. */
const calledPiece = z.object({
  index: z.int().optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.unknown() }).optional(),
})
const message = z.object({
  content: z.unknown().optional(),
  tool_calls: z.array(calledPiece).nullish(),
})
const document = z.object({
  choices: z.array(z.object({ message: message.nullish(), finish_reason: z.unknown().optional() })).min(1),
})
const event = z.object({
  choices: z.array(z.object({ delta: message.nullish(), finish_reason: z.unknown().optional() })).optional(),
  error: z.unknown().optional(),
})
type Piece = z.infer<typeof message>

/**
 * Returns the completion. `heard` receives the whole text so far, repeatedly. @throws ModelError for a malformed,
 * oversized or interrupted answer.
 */
export async function readCompletion(
  response: Response,
  heard: (soFar: string) => void,
): Promise<Completion> {
  const whole = gather(heard)
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    const { message: said, finish_reason } = parse(document, await readAll(response.body)).choices[0]!
    whole.add(said)
    whole.tell()
    return { ...whole.read(), isCut: finish_reason === CUT }
  }
  let isFinished = false
  let isCut = false
  for await (const received of readEventStream(limited(response.body))) {
    for (const data of received) {
      if (data === '[DONE]') {
        isFinished = true
        continue
      }
      const { choices, error } = parse(event, data)
      if (error !== undefined && error !== null) throw new ModelError('failed', 'The model sent an error.')
      whole.add(choices?.[0]?.delta)
      isFinished ||= Boolean(choices?.[0]?.finish_reason)
      isCut ||= choices?.[0]?.finish_reason === CUT
    }
    // Others can work before the next pieces come.
    whole.tell()
  }
  if (!isFinished) throw new ModelError('bad_answer', 'The model broke off in the middle of its answer.')
  return { ...whole.read(), isCut }
}

/** Joins the pieces of a text and of tool calls. */
function gather(heard: (soFar: string) => void) {
  let text = ''
  let told = 0
  const calls: { id: string; name: string; arguments: string }[] = []

  function callFor({ index, id }: z.infer<typeof calledPiece>) {
    const known = index === undefined ? calls.findIndex(call => id && call.id === id) : index
    // A piece without index and id continues the last call.
    const place = known >= 0 ? known : id || calls.length === 0 ? calls.length : calls.length - 1
    if (place > calls.length) throw new ModelError('bad_answer', 'The model left out a tool call.')
    calls[place] ??= { id: id || `call_${place}`, name: '', arguments: '' }
    return calls[place]
  }

  /** Passes on the text so far if it has grown. */
  function tell(): void {
    if (text.length > told) heard(text)
    told = text.length
  }

  return {
    add(piece: Piece | null | undefined) {
      if (typeof piece?.content === 'string') text += piece.content
      if (text.length - told > told * UNTOLD_SHARE) tell()
      for (const part of piece?.tool_calls ?? []) {
        const call = callFor(part)
        const { name, arguments: written } = part.function ?? { name: null, arguments: undefined }
        call.name += name ?? ''
        call.arguments += typeof written === 'string' ? written : written ? JSON.stringify(written) : ''
      }
    },
    tell,
    read: () => ({ text, toolCalls: calls }),
  }
}

function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ModelError('bad_answer', 'The model’s answer is not of the protocol.')
  }
}

async function readAll(body: Response['body']): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const bytes of limited(body)) pieces.push(bytes)
  return Buffer.concat(pieces).toString('utf8')
}

async function* limited(body: Response['body']): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const bytes of body ?? []) {
    size += bytes.length
    if (size > MAX_BYTES) throw new ModelError('bad_answer', 'The model’s answer is too long.')
    yield bytes
  }
}

/**
 * Yields the `data` of the events of a text/event-stream (WHATWG HTML, 9.2.6), in whatever chunks it arrives: all that came
 * with a chunk together.
 */
export async function* readEventStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    yield lines.flatMap(dataOf)
  }
  yield dataOf(rest)
}

function dataOf(line: string): readonly string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : []
}
