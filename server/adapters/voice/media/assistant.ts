/**
 * The local assistant of one call: it speaks the protocol of the OpenAI Realtime API with the browser, and decides by
 * rules instead of a language model. Each question becomes a search, whose result has the composed answer.
 */
import { parseObject } from '#core/session/parse-object.ts'
import type { CallAssistant } from './call-assistant.ts'
import { createDialog, type DialogDeps } from './dialog.ts'
import { readRequest } from './read-request.ts'
import { sessionCreated, sessionUpdated, spokenItem, transcribed } from './realtime-events.ts'

/** What an assistant uses. */
export type AssistantDeps = DialogDeps & {
  /** Writes down speech at 16 kHz; an empty text for a noise. */
  readonly recognize: (speech: Int16Array) => Promise<string>
  readonly isGoodbye: (text: string) => boolean
}

/** The assistant of one call. */
export type Assistant = Omit<CallAssistant, 'hear'> & {
  readonly speechStarted: (atMs: number) => void
  readonly speechStopped: (atMs: number, speech: Int16Array) => Promise<void>
}

/** Creates the assistant of a call. */
export function createAssistant(deps: AssistantDeps): Assistant {
  const { send, newId } = deps
  const dialog = createDialog(deps)
  let speechItem = ''
  let question: string | null = null
  let output: string | null = null
  /** A person answers: the assistant only writes down what the visitor says. */
  let isHeld = false

  function turn(text: string): void {
    if (isHeld) return
    if (deps.isGoodbye(text)) dialog.callTool('end_call', { reason: 'The caller said goodbye.' })
    else dialog.callTool('query_knowledge_base', { query: text, top_k: 3 })
  }

  /**
   * Answers the result of a search, else what was typed last; of both, one for each request. A request that finds
   * nothing to answer gets an empty response, because the page waits for the end of each.
   */
  function respond(): void {
    if (output !== null) {
      const found = output
      output = null
      void dialog.speak(answerIn(found))
    } else if (question !== null && !isHeld) {
      const asked = question
      question = null
      turn(asked)
    } else dialog.passOver()
  }

  return {
    opened: () => send(sessionCreated(newId('sess'), 'local')),
    receive(text) {
      const request = readRequest(text)
      switch (request?.type) {
        case 'session':
          isHeld = request.isHeld
          if (isHeld) dialog.cancel('client_cancelled')
          send(sessionUpdated(newId('sess'), 'local', request.session))
          break
        case 'text':
          question = request.text
          dialog.add(request.item)
          break
        case 'output':
          output = request.output
          dialog.add(request.item)
          break
        case 'say':
          void dialog.speak(request.text)
          break
        case 'respond':
          respond()
          break
        case 'cancel':
          dialog.cancel('client_cancelled')
      }
    },
    speechStarted(atMs) {
      speechItem = newId('item')
      send({ type: 'input_audio_buffer.speech_started', audio_start_ms: atMs, item_id: speechItem })
      dialog.cancel('turn_detected')
    },
    async speechStopped(atMs, speech) {
      const itemId = speechItem
      send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: atMs, item_id: itemId })
      send({
        type: 'input_audio_buffer.committed',
        item_id: itemId,
        previous_item_id: dialog.lastItem(),
      })
      dialog.add(spokenItem(itemId))
      const text = await deps.recognize(speech).catch(() => '')
      send(transcribed(itemId, text))
      // Who has gone on speaking asks with what comes next.
      if (text.trim() !== '' && speechItem === itemId) turn(text)
    },
    sayFarewell: () => dialog.callTool('end_call', { reason: 'The server stops.' }),
    stop: dialog.stop,
  }
}

/** Returns the answer in a search's result; without one, says that there is no information (VOICE-03). */
function answerIn(output: string): string {
  const answer = parseObject(output)?.['answer']
  return typeof answer === 'string' && answer.trim() !== ''
    ? answer
    : 'I have no information on that. Is there anything else I can help with?'
}
