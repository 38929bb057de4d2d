/** What both sides of a call say, as events for the browser: the items in their order, and the assistant's responses. */
import type { CallConnection } from './call-assistant.ts'
import {
  itemAdded,
  playback,
  responseCancelled,
  responseCreated,
  responseDone,
  spokenMessage,
  toolCall,
} from './realtime-events.ts'
import { sentencesOf } from './sentences.ts'

/** What a dialog uses. */
export type DialogDeps = Pick<CallConnection, 'send' | 'play' | 'clear' | 'whenQuiet' | 'newId'> & {
  /** Speaks a sentence. Resolves with samples at 48 kHz. */
  readonly say: (sentence: string) => Promise<Int16Array>
}

/** Why something was not said to its end: the visitor interrupted, or the browser asked for it. */
type CancelReason = 'turn_detected' | 'client_cancelled'

/** A response that is spoken, while it is made and heard. */
export type SpokenResponse = {
  /** False once another response or a cancellation has taken its place. */
  readonly isCurrent: () => boolean
  /** Adds samples at 48 kHz. */
  readonly play: (samples: Int16Array) => void
  /** Adds a sentence to the captions. */
  readonly caption: (sentence: string) => void
  /** Replaces the captions: only these words were heard. */
  readonly correct: (text: string) => void
  /** Nothing more is added. */
  readonly finish: () => void
  /** It has been heard to its end. */
  readonly heard: () => void
}

/** The dialog of a call. */
export type Dialog = ReturnType<typeof createDialog>

/** Creates the dialog of a call. */
export function createDialog({ send, newId, ...deps }: DialogDeps) {
  /** The response that is being made or heard; a newer one or a cancellation takes its place. */
  let current: { readonly id: string; isHeard: boolean; isMade: boolean } | null = null
  let lastItem: string | null = null

  /** Adds an item; one without an id gets one. */
  function add(item: Readonly<Record<string, unknown>>): void {
    const id = typeof item['id'] === 'string' ? item['id'] : newId('item')
    send(itemAdded({ ...item, id }, lastItem))
    lastItem = id
  }

  function respond(): SpokenResponse {
    // What is still heard of the one before is heard as a part of this one.
    const response = { id: newId('resp'), isHeard: current?.isHeard ?? false, isMade: false }
    current = response
    const itemId = newId('item')
    const message = spokenMessage(response.id, itemId)
    send(responseCreated(response.id))
    for (const event of message.begun) send(event)
    add({ ...message.item, id: itemId })
    if (response.isHeard) send(playback('started', response.id))
    let text = ''
    return {
      isCurrent: () => current === response,
      play(samples) {
        deps.play(samples)
        if (!response.isHeard) send(playback('started', response.id))
        response.isHeard = true
      },
      caption(sentence) {
        const delta = text === '' ? sentence : ` ${sentence}`
        send(message.delta(delta))
        text += delta
      },
      correct(heard) {
        text = heard
        send(message.said(text))
      },
      finish() {
        for (const event of message.ended(text)) send(event)
        response.isMade = true
        send(responseDone(response.id, [message.done(text)]))
      },
      heard() {
        if (current !== response) return
        current = null
        if (response.isHeard) send(playback('stopped', response.id))
      },
    }
  }

  /** Forgets what of the present response has not been heard. */
  function silence(): void {
    deps.clear()
    if (current?.isHeard) send(playback('cleared', current.id))
    if (current !== null) current.isHeard = false
  }

  return {
    add,
    silence,
    lastItem: () => lastItem,
    respond,
    /** Breaks off the present response, and what of it has not been heard. */
    cancel(reason: CancelReason): void {
      if (current === null) return
      silence()
      const { id, isMade } = current
      current = null
      // What has been made as a whole is only not heard to its end.
      if (!isMade) send(responseCancelled(id, reason))
    },
    /** Has the browser use a tool. What is being said meanwhile goes on. */
    callTool(name: string, given: object, callId = newId('call')): void {
      const id = newId('resp')
      const call = toolCall(id, { item: newId('item'), call: callId }, name, given)
      send(responseCreated(id))
      for (const event of call.events) send(event)
      send(responseDone(id, [call.item]))
    },
    /** Says a text word for word, sentence by sentence. Resolves once it has been heard, or broken off. */
    async speak(text: string): Promise<void> {
      const response = respond()
      for (const sentence of sentencesOf(text)) {
        // A sentence that cannot be spoken is still read in the captions.
        const samples = await deps.say(sentence).catch(() => new Int16Array())
        if (!response.isCurrent()) return
        response.play(samples)
        response.caption(sentence)
      }
      response.finish()
      await deps.whenQuiet()
      response.heard()
    },
    /** Says nothing, so that the browser does not wait any longer. */
    passOver(): void {
      const id = newId('resp')
      send(responseCreated(id))
      send(responseDone(id, []))
    },
    /** Forgets what it was about to say, without a word. */
    stop(): void {
      current = null
      deps.clear()
    },
  }
}
