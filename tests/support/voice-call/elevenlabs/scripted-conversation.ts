import type { WebSocket } from 'ws'
import {
  type AudioFormat,
  type ClientMessage,
  type ServerMessage,
  serverMessage,
} from './elevenlabs-schemas.ts'

/** How the agent is set up, and what the vendor makes of requests. A test may change it at any time. */
export type Script = {
  outputFormat: AudioFormat
  inputFormat: AudioFormat
  allowsOverrides: boolean
  /** Whether the agent begins to speak by itself. */
  greets: boolean
  /** The status with which requests, or only sockets, are refused. */
  refusal: number | null
  socketRefusal: number | null
  /** What a text is spoken as: bytes of samples at 16 kHz, or of a file. */
  speech: Uint8Array
}

/** A conversation on the vendor's side; the test is the agent. */
export type ScriptedConversation = ReturnType<typeof createScriptedConversation>

/** 100 ms of it. */
const SILENCE = new Int16Array(1_600)

type Sent<Type> = Extract<ClientMessage, { type: Type }>

/** Creates the vendor's side of a conversation. Messages that do not follow the protocol throw. */
export function createScriptedConversation(socket: WebSocket, script: Script) {
  const received: ClientMessage[] = []
  let loudest = 0
  let samplesHeard = 0
  let events = 0
  let closeCode: number | null = null
  socket.on('close', code => {
    closeCode = code
  })

  const send = (message: ServerMessage) => socket.send(JSON.stringify(serverMessage.parse(message)))
  const next = () => ++events

  /** Sends sound in chunks, as the vendor does. */
  function play(samples: Int16Array, chunk = 4_000): void {
    for (let at = 0; at < samples.length; at += chunk) {
      const part = samples.slice(at, at + chunk)
      send({
        type: 'audio',
        audio_event: { audio_base_64: Buffer.from(part.buffer).toString('base64'), event_id: next() },
      })
    }
  }

  function say(text: string, samples: Int16Array = new Int16Array()): void {
    send({ type: 'agent_response', agent_response_event: { agent_response: text, event_id: next() } })
    play(samples)
  }

  return {
    received,
    /** The loudest sample of the visitor's sound so far, and how many there were. */
    loudest: () => loudest,
    samplesHeard: () => samplesHeard,
    closeCode: () => closeCode,
    all: <Type extends string>(type: Type) =>
      received.filter((message): message is Sent<Type> => 'type' in message && message.type === type),
    send,
    play,
    say,
    receive(message: ClientMessage): void {
      if ('user_audio_chunk' in message) {
        const bytes = Buffer.from(message.user_audio_chunk, 'base64')
        samplesHeard += bytes.length / 2
        for (let at = 0; at < bytes.length; at += 2)
          loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)))
        return
      }
      received.push(message)
      if (message.type !== 'conversation_initiation_client_data') return
      if (!script.allowsOverrides && message.conversation_config_override) {
        socket.close(1008, "Override for field 'first_message' is not allowed by config.")
        return
      }
      send({
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: {
          conversation_id: 'conv_1',
          agent_output_audio_format: script.outputFormat,
          user_input_audio_format: script.inputFormat,
        },
      })
      const greeting = message.conversation_config_override?.agent?.first_message
      if (greeting && script.greets) say(greeting, SILENCE)
    },
    transcribe(text: string): void {
      const event = { user_transcript: text, event_id: next() }
      send({ type: 'tentative_user_transcript', tentative_user_transcription_event: event })
      send({ type: 'user_transcript', user_transcription_event: event })
    },
    interrupt(): void {
      send({ type: 'interruption', interruption_event: { event_id: events } })
    },
    correct(original: string, corrected: string): void {
      send({
        type: 'agent_response_correction',
        agent_response_correction_event: {
          original_agent_response: original,
          corrected_agent_response: corrected,
          event_id: events,
        },
      })
    },
    callTool(tool_name: string, parameters: Record<string, unknown>): void {
      const tool_call_id = `tool_${next()}`
      send({
        type: 'client_tool_call',
        client_tool_call: { tool_name, tool_call_id, parameters, event_id: events },
      })
    },
    ping: () => send({ type: 'ping', ping_event: { event_id: next(), ping_ms: 40 } }),
    close: (code: number, reason = '') => socket.close(code, reason),
    /** The network breaks. */
    vanish: () => socket.terminate(),
  }
}
