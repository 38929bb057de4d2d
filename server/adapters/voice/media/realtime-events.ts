/** The events that the assistant sends: the server events of the OpenAI Realtime API that a call needs. */

/** An event for the browser, without its id. */
export type RealtimeEvent = { readonly type: string; readonly [field: string]: unknown }

/** Where in a response something belongs. */
type Place = { readonly response_id: string; readonly output_index: 0 }

/** @param model who answers, such as `local` */
export function sessionCreated(id: string, model: string): RealtimeEvent {
  return { type: 'session.created', session: sessionOf(id, model) }
}

/** @param fields what the browser has set */
export function sessionUpdated(id: string, model: string, fields: object): RealtimeEvent {
  return { type: 'session.updated', session: { ...sessionOf(id, model), ...fields } }
}

function sessionOf(id: string, model: string): object {
  return { type: 'realtime', object: 'realtime.session', id, model }
}

export function responseCreated(id: string): RealtimeEvent {
  const response = { id, object: 'realtime.response', status: 'in_progress', output: [] }
  return { type: 'response.created', response }
}

export function responseDone(id: string, output: readonly object[]): RealtimeEvent {
  const response = { id, object: 'realtime.response', status: 'completed', output }
  return { type: 'response.done', response }
}

/** @param reason `turn_detected` if the visitor interrupted, `client_cancelled` if the browser asked for it */
export function responseCancelled(id: string, reason: 'turn_detected' | 'client_cancelled'): RealtimeEvent {
  const status_details = { type: 'cancelled', reason }
  const response = { id, object: 'realtime.response', status: 'cancelled', status_details, output: [] }
  return { type: 'response.done', response }
}

export function itemAdded(item: object, previousId: string | null): RealtimeEvent {
  return { type: 'conversation.item.added', item, previous_item_id: previousId }
}

/** What a visitor says; its words come later. */
export function spokenItem(id: string) {
  const content = [{ type: 'input_audio', transcript: null }]
  return { id, object: 'realtime.item', type: 'message', role: 'user', status: 'completed', content }
}

export function transcribed(itemId: string, transcript: string): RealtimeEvent {
  return {
    type: 'conversation.item.input_audio_transcription.completed',
    item_id: itemId,
    content_index: 0,
    transcript,
  }
}

/** The events of a call of a tool, without those of its response. */
export function toolCall(
  responseId: string,
  ids: { readonly item: string; readonly call: string },
  name: string,
  given: object,
): { readonly item: object; readonly events: readonly RealtimeEvent[] } {
  const place: Place = { response_id: responseId, output_index: 0 }
  const json = JSON.stringify(given)
  const base = { id: ids.item, object: 'realtime.item', type: 'function_call', call_id: ids.call, name }
  const item = { ...base, status: 'completed', arguments: json }
  return {
    item,
    events: [
      {
        type: 'response.output_item.added',
        ...place,
        item: { ...base, status: 'in_progress', arguments: '' },
      },
      {
        type: 'response.function_call_arguments.done',
        ...place,
        item_id: ids.item,
        call_id: ids.call,
        name,
        arguments: json,
      },
      { type: 'response.output_item.done', ...place, item },
    ],
  }
}

/** The events of a spoken message. */
export function spokenMessage(responseId: string, itemId: string) {
  const place: Place = { response_id: responseId, output_index: 0 }
  const part = { ...place, item_id: itemId, content_index: 0 }
  const item = { id: itemId, object: 'realtime.item', type: 'message', role: 'assistant' }
  const done = (transcript: string) => ({
    ...item,
    status: 'completed',
    content: [{ type: 'output_audio', transcript }],
  })
  const said = (transcript: string): RealtimeEvent => ({
    type: 'response.output_audio_transcript.done',
    ...part,
    transcript,
  })
  return {
    item: { ...item, status: 'in_progress', content: [] },
    done,
    said,
    begun: [
      { type: 'response.output_item.added', ...place, item: { ...item, status: 'in_progress', content: [] } },
      { type: 'response.content_part.added', ...part, part: { type: 'audio', transcript: '' } },
    ] satisfies RealtimeEvent[],
    delta: (delta: string): RealtimeEvent => ({
      type: 'response.output_audio_transcript.delta',
      ...part,
      delta,
    }),
    ended: (transcript: string): RealtimeEvent[] => [
      { type: 'response.output_audio.done', ...part },
      said(transcript),
      { type: 'response.content_part.done', ...part, part: { type: 'audio', transcript } },
      { type: 'response.output_item.done', ...place, item: done(transcript) },
    ],
  }
}

/** An event about what the visitor's browser plays. */
export function playback(kind: 'started' | 'stopped' | 'cleared', responseId: string): RealtimeEvent {
  return { type: `output_audio_buffer.${kind}`, response_id: responseId }
}

/** The assistant cannot go on; the browser then ends the call. */
export function providerFailed(): RealtimeEvent {
  const message = 'The provider of the assistant has gone.'
  return {
    type: 'error',
    error: { type: 'server_error', code: 'provider_failed', message, param: null, event_id: null },
  }
}
