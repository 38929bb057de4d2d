/** What is sent to ElevenLabs on the socket of a conversation. */

/** A message for the vendor. The one with sound has no type. */
export type VendorRequest = { readonly type?: string; readonly [field: string]: unknown }

/**
 * Begins the conversation. The agent must allow each of these overrides, or the vendor closes the socket.
 * @param firstMessage empty: the agent waits for the visitor
 * @param prompt empty for the agent's own
 * @param language such as `de`; empty for the agent's own
 */
export function initiation(given: {
  readonly firstMessage: string
  readonly prompt: string
  readonly language: string
}): VendorRequest {
  const agent = {
    first_message: given.firstMessage,
    ...(given.prompt && { prompt: { prompt: given.prompt } }),
    ...(given.language && { language: given.language }),
  }
  return { type: 'conversation_initiation_client_data', conversation_config_override: { agent } }
}

/** The visitor's sound, at the rate that the vendor named. */
export function userAudio(samples: Int16Array): VendorRequest {
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  return { user_audio_chunk: bytes.toString('base64') }
}

export function pong(eventId: number): VendorRequest {
  return { type: 'pong', event_id: eventId }
}

/** What the visitor typed; the agent answers it. */
export function userMessage(text: string): VendorRequest {
  return { type: 'user_message', text }
}

/** Tells the agent what it should know, and not answer. */
export function contextualUpdate(text: string): VendorRequest {
  return { type: 'contextual_update', text }
}

/** Keeps the agent from asking whether the visitor is still there. */
export const USER_ACTIVITY: VendorRequest = { type: 'user_activity' }

export function toolResult(callId: string, result: string, isError = false): VendorRequest {
  return { type: 'client_tool_result', tool_call_id: callId, result, is_error: isError }
}
