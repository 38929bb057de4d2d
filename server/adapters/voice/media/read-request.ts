import { parseObject } from '#core/session/parse-object.ts'
import { exactText } from '#core/voice-call/realtime-requests.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the browser asks of the assistant. */
export type CallRequest =
  | {
      readonly type: 'session'
      readonly session: Fields
      /** Empty if the session says nothing of it. */
      readonly instructions: string
      /** The language to expect (BCP 47); empty if the session says nothing of it. */
      readonly language: string
      /** A person answers in place of the assistant, which only writes down what the visitor says. */
      readonly isHeld: boolean
    }
  /** What the visitor typed. `id` is empty if the browser gives none. */
  | { readonly type: 'text'; readonly item: Fields; readonly text: string }
  /** The result of a tool. */
  | { readonly type: 'output'; readonly item: Fields; readonly callId: string; readonly output: string }
  /** Says a text word for word. */
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'respond' }
  | { readonly type: 'cancel' }

/** Reads a message of the data channel, in the protocol of the OpenAI Realtime API. Returns null for any other. */
export function readRequest(message: string): CallRequest | null {
  const event = parseObject(message)
  switch (event?.['type']) {
    case 'session.update': {
      const session = fieldsOf(event['session'])
      const input = fieldsOf(fieldsOf(session['audio'])['input'])
      return {
        type: 'session',
        session,
        instructions: textOf(session['instructions']),
        language: textOf(fieldsOf(input['transcription'])['language']),
        isHeld: fieldsOf(input['turn_detection'])['create_response'] === false,
      }
    }
    case 'conversation.item.create':
      return itemOf(fieldsOf(event['item']))
    case 'response.create': {
      const exact = exactText(textOf(fieldsOf(event['response'])['instructions']))
      return exact === null ? { type: 'respond' } : { type: 'say', text: exact }
    }
    case 'response.cancel':
      return { type: 'cancel' }
    default:
      return null
  }
}

function itemOf(item: Fields): CallRequest | null {
  if (item['type'] === 'function_call_output') {
    return { type: 'output', item, callId: textOf(item['call_id']), output: textOf(item['output']) }
  }
  const text = item['type'] === 'message' ? typedText(item['content']) : null
  return text === null ? null : { type: 'text', item, text }
}

function typedText(content: unknown): string | null {
  const parts = Array.isArray(content) ? content.map(fieldsOf) : []
  const text = parts.find(({ type }) => type === 'input_text')?.['text']
  return typeof text === 'string' ? text : null
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
