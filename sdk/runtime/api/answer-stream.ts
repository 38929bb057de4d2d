import { VISITOR_HEADERS } from '#contract/headers.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { VISITOR_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { browserFetch } from './browser-fetch.ts'

type Options = {
  readonly baseUrl: string
  readonly tenant: string
  readonly token: string
  readonly conversationId: string
  readonly signal: AbortSignal
  /** Called with the whole text of the answer so far. */
  readonly onText: (text: string) => void
}

/** Streams the AI's answer until it ends. Ignores failures, because the answer also arrives as a message. */
export async function readAnswerStream(options: Options): Promise<void> {
  const { baseUrl, tenant, token, conversationId, signal, onText } = options
  try {
    const response = await browserFetch(
      new URL(VISITOR_ENDPOINTS.streamAnswer[1].replace(':id', conversationId), baseUrl),
      {
        credentials: 'omit',
        signal,
        headers: {
          [VISITOR_HEADERS.tenant]: tenant,
          authorization: `Bearer ${token}`,
          accept: 'text/event-stream',
        },
      },
    )
    const reader = response.ok ? response.body?.getReader() : undefined
    const events = createEventReader(data => {
      const { text }: Partial<ResponseOf<'streamAnswer'>> = JSON.parse(data)
      if (typeof text === 'string' && !signal.aborted) onText(text)
    })
    const decoder = new TextDecoder()
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      events(decoder.decode(chunk.value, { stream: true }))
    }
  } catch {
    // The stream was aborted, interrupted or unreadable.
  }
}

/**
 * Returns a function that parses an event stream in chunks and calls `onData` for each event (HTML living
 * standard, section 9.2.6).
 */
export function createEventReader(onData: (data: string) => void): (piece: string) => void {
  let rest = ''
  let data: string[] = []

  return piece => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      if (line !== '' || data.length === 0) continue
      onData(data.join('\n'))
      data = []
    }
  }
}
