import { parseObject } from '../session/parse-object.ts'
import type { CallEvent } from './call-state.ts'

type Fields = Readonly<Record<string, unknown>>

/** Errors after which the assistant says nothing more. Others are about a single request of ours. */
const FATAL_ERRORS = ['server_error', 'session_expired']

/** Who speaks, by the role of a message. */
const SPEAKERS: Readonly<Record<string, 'visitor' | 'assistant'>> = {
  user: 'visitor',
  assistant: 'assistant',
}

/**
 * Reads an event of the data channel, in the protocol of the OpenAI Realtime API, which all providers speak. Returns
 * null for an event that changes nothing, and for what is none: the other side may be of a newer version.
 */
export function readRealtimeEvent(data: unknown): CallEvent | null {
  const event = typeof data === 'string' ? parseObject(data) : null
  if (event === null) return null
  switch (event['type']) {
    case 'session.updated':
      return { type: 'session-ready' }
    case 'response.created':
      return { type: 'response-started' }
    case 'response.done':
      return { type: 'response-done' }
    case 'output_audio_buffer.started':
      return { type: 'audio-started' }
    case 'output_audio_buffer.stopped':
    case 'output_audio_buffer.cleared':
      return { type: 'audio-stopped' }
    case 'input_audio_buffer.speech_started':
      return { type: 'speech-started' }
    case 'input_audio_buffer.speech_stopped':
      return { type: 'speech-stopped' }
    case 'conversation.item.added':
      return itemAdded(event)
    case 'conversation.item.input_audio_transcription.completed':
      return withItem(event, itemId => ({ type: 'visitor-said', itemId, text: textOf(event['transcript']) }))
    // Speech that could not be written down is like a noise.
    case 'conversation.item.input_audio_transcription.failed':
      return withItem(event, itemId => ({ type: 'visitor-said', itemId, text: '' }))
    case 'response.output_audio_transcript.delta':
      return withItem(event, itemId => ({ type: 'assistant-saying', itemId, delta: textOf(event['delta']) }))
    case 'response.output_audio_transcript.done':
      return withItem(event, itemId => ({
        type: 'assistant-said',
        itemId,
        text: textOf(event['transcript']),
      }))
    case 'response.output_item.done':
      return toolCalled(fieldsOf(event['item']))
    case 'error': {
      const { type, code } = fieldsOf(event['error'])
      return [type, code].some(each => FATAL_ERRORS.includes(textOf(each)))
        ? { type: 'provider-failed' }
        : null
    }
    default:
      return null
  }
}

function itemAdded(event: Fields): CallEvent | null {
  const { id, type, role } = fieldsOf(event['item'])
  const itemId = textOf(id)
  const previous = event['previous_item_id']
  const previousId = typeof previous === 'string' ? previous : null
  const speaker = type === 'message' && typeof role === 'string' ? (SPEAKERS[role] ?? null) : null
  return itemId === '' ? null : { type: 'item-added', itemId, previousId, speaker }
}

function toolCalled(item: Fields): CallEvent | null {
  if (item['type'] !== 'function_call') return null
  const given = parseObject(textOf(item['arguments'])) ?? {}
  if (item['name'] === 'end_call') return { type: 'end-asked', reason: textOf(given['reason']) }
  const callId = textOf(item['call_id'])
  if (item['name'] !== 'query_knowledge_base' || callId === '') return null
  const topK = typeof given['top_k'] === 'number' ? given['top_k'] : null
  return { type: 'search-asked', callId, query: textOf(given['query']), topK }
}

function withItem(event: Fields, make: (itemId: string) => CallEvent): CallEvent | null {
  const itemId = textOf(event['item_id'])
  return itemId === '' ? null : make(itemId)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
