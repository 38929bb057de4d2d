/**
 * The messages of a conversation with ElevenLabs Agents, for tests. Written from the vendor's own types:
 * `generated/types/asyncapi-types.ts` of the npm package @elevenlabs/types 0.23.0. Fields that it does not name are
 * faults.
 */
import { z } from 'zod'

const eventId = z.int()
const FORMATS = [
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
] as const
/** The formats of sound that the vendor names. */
export type AudioFormat = (typeof FORMATS)[number]
/** Those of its languages that our widgets have. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'he', 'ar'] as const

/** What a client sends: `UserAudio`, `Pong`, `UserMessage`, `UserActivity`, `ClientToolResult` and others. */
export const clientMessage = z.union([
  z.strictObject({ user_audio_chunk: z.base64() }),
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('pong'), event_id: eventId }),
    z.strictObject({
      type: z.literal('user_message'),
      text: z.string().optional(),
      rich_content_id: z.string().optional(),
    }),
    z.strictObject({ type: z.literal('user_activity') }),
    z.strictObject({
      type: z.literal('contextual_update'),
      text: z.string(),
      context_id: z.string().optional(),
    }),
    z.strictObject({
      type: z.literal('client_tool_result'),
      tool_call_id: z.string(),
      result: z.string(),
      is_error: z.boolean(),
    }),
    z.strictObject({
      type: z.literal('conversation_initiation_client_data'),
      conversation_config_override: z
        .strictObject({
          agent: z
            .strictObject({
              first_message: z.string().optional(),
              language: z.enum(LANGUAGES).optional(),
              prompt: z
                .strictObject({ prompt: z.string().optional(), llm: z.string().optional() })
                .optional(),
            })
            .optional(),
        })
        .optional(),
    }),
  ]),
])

/** A message of a client. */
export type ClientMessage = z.infer<typeof clientMessage>

const toolCall = { tool_name: z.string(), tool_call_id: z.string(), event_id: eventId }

/** What the vendor sends: those messages that a call needs, and some that it does not. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: z.strictObject({
      conversation_id: z.string(),
      agent_output_audio_format: z.enum(FORMATS),
      user_input_audio_format: z.enum(FORMATS),
    }),
  }),
  z.strictObject({
    type: z.literal('audio'),
    audio_event: z.strictObject({
      audio_base_64: z.base64(),
      event_id: eventId,
      alignment: z
        .strictObject({
          chars: z.array(z.string()),
          char_start_times_ms: z.array(z.number()),
          char_durations_ms: z.array(z.number()),
        })
        .optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('user_transcript'),
    user_transcription_event: z.strictObject({ user_transcript: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('tentative_user_transcript'),
    tentative_user_transcription_event: z.strictObject({ user_transcript: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('agent_response'),
    agent_response_event: z.strictObject({ agent_response: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('agent_response_correction'),
    agent_response_correction_event: z.strictObject({
      original_agent_response: z.string(),
      corrected_agent_response: z.string(),
      event_id: eventId,
    }),
  }),
  z.strictObject({
    type: z.literal('interruption'),
    interruption_event: z.strictObject({ event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('client_tool_call'),
    client_tool_call: z.strictObject({ ...toolCall, parameters: z.record(z.string(), z.unknown()) }),
  }),
  z.strictObject({
    type: z.literal('agent_tool_response'),
    agent_tool_response: z.strictObject({
      ...toolCall,
      tool_type: z.string(),
      is_error: z.boolean(),
      is_called: z.boolean(),
    }),
  }),
  z.strictObject({
    type: z.literal('vad_score'),
    vad_score_event: z.strictObject({ vad_score: z.number() }),
  }),
  z.strictObject({
    type: z.literal('ping'),
    ping_event: z.strictObject({ event_id: eventId, ping_ms: z.number().nullable().optional() }),
  }),
  z.strictObject({
    type: z.literal('error'),
    error_event: z.strictObject({
      code: z.union([z.literal(1000), z.literal(1002), z.literal(1008), z.literal(1011)]),
      message: z.string().optional(),
      error_type: z
        .enum(['unknown', 'override_error', 'max_duration_exceeded', 'mcp_tool_error', 'llm_error'])
        .optional(),
      reason: z.string().optional(),
    }),
  }),
])

/** A message of the vendor. */
export type ServerMessage = z.infer<typeof serverMessage>
