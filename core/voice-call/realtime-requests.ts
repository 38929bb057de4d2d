/** What is sent on the data channel, in the protocol of the OpenAI Realtime API. */

/** The assistant's two tools (VOICE-03). */
export const CALL_TOOLS = [
  {
    type: 'function',
    name: 'query_knowledge_base',
    description:
      'Searches the company’s help articles. Call it before you answer a question about the company.',
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What the caller wants to know, in the caller’s words.' },
        top_k: { type: 'integer', minimum: 1, maximum: 10, description: 'How many passages to return.' },
      },
      required: ['query'],
    },
  },
  {
    type: 'function',
    name: 'end_call',
    description: 'Ends the call. Call it when the caller says goodbye or needs nothing more.',
    parameters: {
      type: 'object',
      properties: { reason: { type: 'string' } },
      required: ['reason'],
    },
  },
] as const

/** An event for the assistant. */
export type RealtimeRequest = { readonly type: string; readonly [field: string]: unknown }

/**
 * Sets up the session: what the assistant is told, its voice, and the language to expect (BCP 47). Empty instructions
 * and an empty voice leave the server's own.
 */
export function sessionUpdate(given: {
  readonly instructions: string
  readonly voice: string
  readonly language: string
}): RealtimeRequest {
  return {
    type: 'session.update',
    session: {
      type: 'realtime',
      ...(given.instructions && { instructions: given.instructions }),
      output_modalities: ['audio'],
      audio: {
        input: {
          transcription: { model: 'gpt-4o-mini-transcribe', language: given.language },
          turn_detection: turnDetection(true),
        },
        ...(given.voice && { output: { voice: given.voice } }),
      },
      tools: CALL_TOOLS,
      tool_choice: 'auto',
    },
  }
}

/** Has the assistant answer by itself no longer, because a person does, or again. */
export function holdAssistant(isHeld: boolean): RealtimeRequest {
  return {
    type: 'session.update',
    session: { type: 'realtime', audio: { input: { turn_detection: turnDetection(!isHeld) } } },
  }
}

/** Break off what the assistant says, and what of it has not been heard yet. */
export const INTERRUPT: readonly RealtimeRequest[] = [
  { type: 'response.cancel' },
  { type: 'output_audio_buffer.clear' },
]

function turnDetection(createsResponse: boolean) {
  return { type: 'server_vad', create_response: createsResponse, interrupt_response: true } as const
}

/** Has the assistant say a text word for word. */
export function sayExactly(text: string): RealtimeRequest {
  return {
    type: 'response.create',
    response: { instructions: `Say exactly the following, and nothing else: ${JSON.stringify(text)}` },
  }
}

/** Returns the text of `sayExactly`, or null for other instructions. */
export function exactText(instructions: string): string | null {
  const quoted = /^Say exactly the following, and nothing else: (".*")$/s.exec(instructions)?.[1]
  return quoted === undefined ? null : (JSON.parse(quoted) as string)
}

/** Has the assistant answer. */
export const RESPOND: RealtimeRequest = { type: 'response.create' }

/** Adds what the visitor typed. */
export function visitorText(itemId: string, text: string): RealtimeRequest {
  const content = [{ type: 'input_text', text }]
  return { type: 'conversation.item.create', item: { id: itemId, type: 'message', role: 'user', content } }
}

/** Adds the result of a tool. */
export function toolOutput(callId: string, output: string): RealtimeRequest {
  return { type: 'conversation.item.create', item: { type: 'function_call_output', call_id: callId, output } }
}
