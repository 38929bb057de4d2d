import { z } from 'zod'
import { parseObject } from '#core/session/parse-object.ts'

const eventId = z.number()

/** What ElevenLabs sends on the socket of a conversation, as far as a call needs it. */
const vendorEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: z.object({
      agent_output_audio_format: z.string(),
      user_input_audio_format: z.string().default('pcm_16000'),
    }),
  }),
  z.object({
    type: z.literal('audio'),
    audio_event: z.object({ audio_base_64: z.string(), event_id: eventId }),
  }),
  z.object({
    type: z.literal('user_transcript'),
    user_transcription_event: z.object({ user_transcript: z.string() }),
  }),
  z.object({
    type: z.literal('agent_response'),
    agent_response_event: z.object({ agent_response: z.string() }),
  }),
  z.object({
    type: z.literal('agent_response_correction'),
    agent_response_correction_event: z.object({ corrected_agent_response: z.string() }),
  }),
  z.object({ type: z.literal('interruption'), interruption_event: z.object({ event_id: eventId }) }),
  z.object({ type: z.literal('ping'), ping_event: z.object({ event_id: eventId }) }),
  z.object({
    type: z.literal('client_tool_call'),
    client_tool_call: z.object({
      tool_name: z.string(),
      tool_call_id: z.string(),
      parameters: z.record(z.string(), z.unknown()).default({}),
    }),
  }),
  /** The type of an error is one of a list; its message may say anything. */
  z.object({
    type: z.literal('error'),
    error_event: z.object({ error_type: z.string().default('unknown') }),
  }),
])

/** An event of the vendor. */
export type VendorEvent = z.infer<typeof vendorEvent>

/** Reads an event. Returns null for one of no use to a call: most of the vendor's events are not. */
export function readVendorEvent(text: string): VendorEvent | null {
  return vendorEvent.safeParse(parseObject(text)).data ?? null
}
