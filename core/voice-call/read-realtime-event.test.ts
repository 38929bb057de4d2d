import { expect, it } from 'vitest'
import { readRealtimeEvent } from './read-realtime-event.ts'

const read = (event: unknown) => readRealtimeEvent(JSON.stringify(event))

it('[VOICE-02] reads what the assistant and the visitor do', () => {
  const rows: readonly (readonly [object, object])[] = [
    [{ type: 'session.updated', session: {} }, { type: 'session-ready' }],
    [{ type: 'response.created', response: { id: 'r' } }, { type: 'response-started' }],
    [{ type: 'response.done', response: { id: 'r' } }, { type: 'response-done' }],
    [{ type: 'output_audio_buffer.started', response_id: 'r' }, { type: 'audio-started' }],
    [{ type: 'output_audio_buffer.stopped', response_id: 'r' }, { type: 'audio-stopped' }],
    [{ type: 'output_audio_buffer.cleared', response_id: 'r' }, { type: 'audio-stopped' }],
    [{ type: 'input_audio_buffer.speech_started', item_id: 'i' }, { type: 'speech-started' }],
    [{ type: 'input_audio_buffer.speech_stopped', item_id: 'i' }, { type: 'speech-stopped' }],
    [
      {
        type: 'conversation.item.added',
        item: { id: 'i', type: 'message', role: 'user' },
        previous_item_id: 'h',
      },
      { type: 'item-added', itemId: 'i', previousId: 'h', speaker: 'visitor' },
    ],
    [
      { type: 'conversation.item.added', item: { id: 'i', type: 'message', role: 'assistant' } },
      { type: 'item-added', itemId: 'i', previousId: null, speaker: 'assistant' },
    ],
    [
      { type: 'conversation.item.input_audio_transcription.failed', item_id: 'i', error: {} },
      { type: 'visitor-said', itemId: 'i', text: '' },
    ],
    [
      { type: 'conversation.item.added', item: { id: 'i', type: 'function_call' } },
      { type: 'item-added', itemId: 'i', previousId: null, speaker: null },
    ],
    [
      { type: 'conversation.item.input_audio_transcription.completed', item_id: 'i', transcript: 'hello' },
      { type: 'visitor-said', itemId: 'i', text: 'hello' },
    ],
    [
      { type: 'response.output_audio_transcript.delta', item_id: 'i', delta: 'Un' },
      { type: 'assistant-saying', itemId: 'i', delta: 'Un' },
    ],
    [
      { type: 'response.output_audio_transcript.done', item_id: 'i', transcript: 'Under' },
      { type: 'assistant-said', itemId: 'i', text: 'Under' },
    ],
  ]
  for (const [event, expected] of rows) expect(read(event)).toEqual(expected)
})

it('[VOICE-03] reads the two tools', () => {
  const call = (name: string, given: string) =>
    read({
      type: 'response.output_item.done',
      item: { type: 'function_call', call_id: 'c', name, arguments: given },
    })
  expect(call('query_knowledge_base', '{"query":"refunds","top_k":2}')).toEqual({
    type: 'search-asked',
    callId: 'c',
    query: 'refunds',
    topK: 2,
  })
  expect(call('query_knowledge_base', 'no JSON')).toEqual({
    type: 'search-asked',
    callId: 'c',
    query: '',
    topK: null,
  })
  expect(call('end_call', '{"reason":"done"}')).toEqual({ type: 'end-asked', reason: 'done' })
  expect(call('delete_everything', '{}')).toBeNull()
  expect(read({ type: 'response.output_item.done', item: { type: 'message' } })).toBeNull()
})

it('tells the end of a session from the refusal of a request', () => {
  expect(read({ type: 'error', error: { type: 'server_error' } })).toEqual({ type: 'provider-failed' })
  expect(read({ type: 'error', error: { type: 'invalid_request_error', code: 'session_expired' } })).toEqual({
    type: 'provider-failed',
  })
  expect(read({ type: 'error', error: { type: 'invalid_request_error' } })).toBeNull()
})

it('passes over what it does not know', () => {
  for (const data of ['', 'null', '[]', '{', '{"type":"rate_limits.updated"}', '{"type":7}', undefined])
    expect(readRealtimeEvent(data)).toBeNull()
  expect(read({ type: 'conversation.item.added', item: null })).toBeNull()
  expect(read({ type: 'response.output_audio_transcript.delta', delta: 'lost' })).toBeNull()
})
