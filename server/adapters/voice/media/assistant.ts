/**
 * The local assistant of one call: it speaks the protocol of the OpenAI Realtime API with the browser, and decides by
 * rules instead of a language model. Each question becomes a search, whose result has the composed answer.
 */

import { parseObject } from '#core/session/parse-object.ts'
import { exactText } from '#core/voice-call/realtime-requests.ts'
import {
  itemAdded,
  playback,
  type RealtimeEvent,
  responseCancelled,
  responseCreated,
  responseDone,
  spokenItem,
  spokenMessage,
  toolCall,
  transcribed,
} from './realtime-events.ts'
import { sentencesOf } from './sentences.ts'

/** What an assistant uses. */
export type AssistantDeps = {
  readonly send: (event: RealtimeEvent) => void
  /** Speaks a sentence. Resolves with samples at 48 kHz. */
  readonly say: (sentence: string) => Promise<Int16Array>
  readonly play: (samples: Int16Array) => void
  /** Forgets what has not been heard yet. */
  readonly clear: () => void
  /** Resolves once all has been heard or forgotten. */
  readonly whenQuiet: () => Promise<void>
  /** Writes down speech at 16 kHz; an empty text for a noise. */
  readonly recognize: (speech: Int16Array) => Promise<string>
  readonly isGoodbye: (text: string) => boolean
  readonly newId: (kind: string) => string
}

/** The assistant of one call. */
export type Assistant = {
  /** The data channel is open. */
  readonly opened: () => void
  /** Takes a message of the data channel. */
  readonly receive: (text: string) => void
  readonly speechStarted: (atMs: number) => void
  readonly speechStopped: (atMs: number, speech: Int16Array) => Promise<void>
  /** Forgets what it was about to say. */
  readonly stop: () => void
}

/** Creates the assistant of a call. */
export function createAssistant(deps: AssistantDeps): Assistant {
  const { send, newId } = deps
  /** The response that is being made or heard; a newer one or a cancellation takes its place. */
  let current: { readonly id: string; isHeard: boolean; isMade: boolean } | null = null
  let lastItem: string | null = null
  let speechItem = ''
  let question: string | null = null
  let output: string | null = null
  /** A person answers: the assistant only writes down what the visitor says. */
  let isHeld = false

  function add(item: { readonly id: string }): void {
    send(itemAdded(item, lastItem))
    lastItem = item.id
  }

  function begin() {
    const response = { id: newId('resp'), isHeard: false, isMade: false }
    current = response
    send(responseCreated(response.id))
    return response
  }

  function cancel(reason: 'turn_detected' | 'client_cancelled'): void {
    if (current === null) return
    const { id, isHeard, isMade } = current
    current = null
    deps.clear()
    if (isHeard) send(playback('cleared', id))
    // What has been made as a whole is only not heard to its end.
    if (!isMade) send(responseCancelled(id, reason))
  }

  function callTool(name: string, given: object): void {
    const { id } = begin()
    const call = toolCall(id, { item: newId('item'), call: newId('call') }, name, given)
    for (const event of call.events) send(event)
    current = null
    send(responseDone(id, [call.item]))
  }

  function turn(text: string): void {
    if (isHeld) return
    if (deps.isGoodbye(text)) callTool('end_call', { reason: 'The caller said goodbye.' })
    else callTool('query_knowledge_base', { query: text, top_k: 3 })
  }

  async function speak(text: string): Promise<void> {
    const response = begin()
    const itemId = newId('item')
    const message = spokenMessage(response.id, itemId)
    for (const event of message.begun) send(event)
    add({ ...message.item, id: itemId })
    let spoken = ''
    for (const sentence of sentencesOf(text)) {
      // A sentence that cannot be spoken is still read in the captions.
      const samples = await deps.say(sentence).catch(() => new Int16Array())
      if (current !== response) return
      deps.play(samples)
      if (!response.isHeard) {
        response.isHeard = true
        send(playback('started', response.id))
      }
      const delta = spoken === '' ? sentence : ` ${sentence}`
      send(message.delta(delta))
      spoken += delta
    }
    for (const event of message.ended(spoken)) send(event)
    response.isMade = true
    send(responseDone(response.id, [message.done(spoken)]))
    await deps.whenQuiet()
    if (current !== response) return
    current = null
    if (response.isHeard) send(playback('stopped', response.id))
  }

  /** Answers the result of a search, else what was typed last. */
  function respond(): void {
    const found = output
    const asked = question
    output = question = null
    if (found !== null) void speak(answerIn(found))
    else if (asked !== null) turn(asked)
  }

  function takeItem(item: Readonly<Record<string, unknown>>): void {
    const id = typeof item['id'] === 'string' ? item['id'] : newId('item')
    if (item['type'] === 'function_call_output') output = String(item['output'] ?? '')
    else if (item['type'] === 'message') question = typedText(item['content'])
    add({ ...item, id })
  }

  return {
    opened: () => send({ type: 'session.created', session: session(newId('sess')) }),
    receive(text) {
      const event = parseObject(text)
      if (event === null) return
      switch (event['type']) {
        case 'session.update':
          isHeld = isAutomatic(event['session']) === false
          if (isHeld) cancel('client_cancelled')
          send({
            type: 'session.updated',
            session: { ...session(newId('sess')), ...fieldsOf(event['session']) },
          })
          break
        case 'conversation.item.create':
          takeItem(fieldsOf(event['item']))
          break
        case 'response.create': {
          const exact = exactText(String(fieldsOf(event['response'])['instructions'] ?? ''))
          if (exact === null) respond()
          else void speak(exact)
          break
        }
        case 'response.cancel':
          cancel('client_cancelled')
      }
    },
    speechStarted(atMs) {
      speechItem = newId('item')
      send({ type: 'input_audio_buffer.speech_started', audio_start_ms: atMs, item_id: speechItem })
      cancel('turn_detected')
    },
    async speechStopped(atMs, speech) {
      const itemId = speechItem
      send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: atMs, item_id: itemId })
      send({ type: 'input_audio_buffer.committed', item_id: itemId, previous_item_id: lastItem })
      add({ ...spokenItem(itemId), id: itemId })
      const text = await deps.recognize(speech).catch(() => '')
      send(transcribed(itemId, text))
      // Who has gone on speaking asks with what comes next.
      if (text.trim() !== '' && speechItem === itemId) turn(text)
    },
    stop() {
      current = null
      deps.clear()
    },
  }
}

function session(id: string): object {
  return { type: 'realtime', object: 'realtime.session', id, model: 'local' }
}

/** Returns the answer in a search's result; without one, says that there is no information (VOICE-03). */
function answerIn(output: string): string {
  const answer = parseObject(output)?.['answer']
  return typeof answer === 'string' && answer.trim() !== ''
    ? answer
    : 'I have no information on that. Is there anything else I can help with?'
}

/** Whether the browser wants an answer to what is said: `create_response` of a session; null if it says nothing. */
function isAutomatic(session: unknown): boolean | null {
  const input = fieldsOf(fieldsOf(fieldsOf(session)['audio'])['input'])
  const wanted = fieldsOf(input['turn_detection'])['create_response']
  return typeof wanted === 'boolean' ? wanted : null
}

function typedText(content: unknown): string | null {
  const parts = Array.isArray(content) ? content.map(fieldsOf) : []
  const text = parts.find(({ type }) => type === 'input_text')?.['text']
  return typeof text === 'string' ? text : null
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
