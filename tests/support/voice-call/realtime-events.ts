/** What the assistant’s side sends on the data channel. */

/** A new message of the conversation with the assistant. */
export function added(id: string, role: 'user' | 'assistant', previous_item_id: string | null): object {
  return { type: 'conversation.item.added', item: { id, type: 'message', role }, previous_item_id }
}

/** What the assistant said. */
export function spoken(item_id: string, transcript: string): object {
  return { type: 'response.output_audio_transcript.done', item_id, transcript }
}

/** What the visitor said. */
export function heard(item_id: string, transcript: string): object {
  return { type: 'conversation.item.input_audio_transcription.completed', item_id, transcript }
}

/** A search that the assistant asks for. */
export function searched(query: string): object {
  const item = { type: 'function_call', call_id: 'search-1', name: 'query_knowledge_base' }
  return {
    type: 'response.output_item.done',
    item: { ...item, arguments: JSON.stringify({ query, top_k: 2 }) },
  }
}
