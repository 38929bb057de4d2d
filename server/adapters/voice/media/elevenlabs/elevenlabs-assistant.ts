/**
 * The assistant of a call by ElevenLabs Agents: a bridge between the browser, which speaks the protocol of the OpenAI
 * Realtime API, and the vendor's socket. The vendor hears, thinks and speaks; this server ends the connection.
 */
import type { CallAssistant, CallConnection } from '../call-assistant.ts'
import { createDialog } from '../dialog.ts'
import { type CallRequest, readRequest } from '../read-request.ts'
import {
  providerFailed,
  sessionCreated,
  sessionUpdated,
  spokenItem,
  transcribed,
} from '../realtime-events.ts'
import { resample } from '../resample.ts'
import { CONNECTION_RATE } from '../rtp.ts'
import { samplesOf } from './audio-format.ts'
import { createAwaitedAnswer } from './awaited-answer.ts'
import { createElevenLabsApi, type ElevenLabsAccount, type ElevenLabsVoice } from './elevenlabs-api.ts'
import { createVendorAnswers } from './vendor-answers.ts'
import { type AgentEvent, openVendorConversation, type VendorConversation } from './vendor-conversation.ts'
import { contextualUpdate, toolResult, USER_ACTIVITY, userMessage } from './vendor-requests.ts'

const MODEL = 'elevenlabs'
/** How long the browser has for its greeting, with which the conversation begins, in ms. */
const GREETING_WITHIN_MS = 1_000
/** The rate of speech that the vendor makes of a text, in samples a second. Higher ones need a larger plan. */
const SPEECH_RATE = 16_000
const HELD =
  'A person of the company answers now. Say nothing until you are told that the call is yours again.'
const GIVEN_BACK = 'The person has left. Answer the caller again.'

/** A conversation that the vendor has granted. */
export type ElevenLabsSetup = {
  readonly signedUrl: string
  readonly account: ElevenLabsAccount
  /** The voice that says the texts of people, and the last words. */
  readonly voice: ElevenLabsVoice
}

type ToolCall = Extract<AgentEvent, { type: 'client_tool_call' }>['client_tool_call']

/** Creates the assistant of a call. It opens the vendor's socket once the browser sets up its session. */
export function createElevenLabsAssistant(
  connection: CallConnection,
  { signedUrl, account, voice }: ElevenLabsSetup,
): CallAssistant {
  const { clock, send, newId } = connection
  const api = createElevenLabsApi(account)
  const stopped = new AbortController()
  let conversation: VendorConversation | null = null
  let setup = { instructions: '', language: '' }
  /** A person answers: the agent only writes down what the visitor says. */
  let isHeld = false
  let isLeaving = false
  /** How many texts are being said word for word. */
  let saying = 0
  let question: string | null = null
  /** What was typed last, which the vendor may report as said. */
  let typed: string | null = null
  let greetingTimer: unknown
  /** The tools that the browser uses for the agent, by the ids of their calls. */
  const tools = new Set<string>()

  const dialog = createDialog({
    ...connection,
    async say(text) {
      const bytes = await api.speech(voice, text, `pcm_${SPEECH_RATE}`, stopped.signal)
      return resample(samplesOf(bytes), SPEECH_RATE, CONNECTION_RATE)
    },
  })
  const awaited = createAwaitedAnswer(clock, dialog.passOver)
  const answers = createVendorAnswers(connection, {
    dialog,
    isMuted: () => isHeld || isLeaving || saying > 0,
  })

  function open(session: Extract<CallRequest, { type: 'session' }>): void {
    setup = session
    conversation = openVendorConversation(signedUrl, clock, {
      onOpen() {
        send(sessionUpdated(newId('sess'), MODEL, session.session))
        // The greeting is the agent's first message. A company may have none.
        greetingTimer = clock.setTimeout(() => begin(''), GREETING_WITHIN_MS)
      },
      onSound(samples, eventId) {
        answers.play(samples, eventId)
        if (answers.isUnderWay()) awaited.stop()
      },
      onEvent: take,
      // The browser still has its last words said.
      onEnd: () => leave('The agent has ended the call.'),
      onFail(reason) {
        send(providerFailed())
        connection.hangUp(reason)
      },
    })
  }

  function begin(greeting: string): void {
    clock.clearTimeout(greetingTimer)
    conversation?.begin({ firstMessage: greeting, prompt: setup.instructions, language: setup.language })
  }

  async function say(text: string): Promise<void> {
    conversation?.tell(USER_ACTIVITY)
    conversation?.tell(contextualUpdate(`The caller has been told, in your voice: ${text}`))
    saying += 1
    await dialog.speak(text)
    saying -= 1
  }

  function hold(isNowHeld: boolean): void {
    if (isNowHeld === isHeld) return
    isHeld = isNowHeld
    if (isHeld) answers.cancel()
    conversation?.tell(contextualUpdate(isHeld ? HELD : GIVEN_BACK))
  }

  function leave(reason: string): void {
    if (isLeaving) return
    isLeaving = true
    awaited.passOver()
    dialog.callTool('end_call', { reason })
  }

  function take(event: AgentEvent): void {
    switch (event.type) {
      case 'agent_response':
        answers.say(event.agent_response_event.agent_response)
        if (answers.isUnderWay()) awaited.stop()
        break
      case 'agent_response_correction':
        answers.correct(event.agent_response_correction_event.corrected_agent_response)
        break
      case 'interruption':
        answers.interrupt(event.interruption_event.event_id)
        break
      case 'user_transcript':
        heard(event.user_transcription_event.user_transcript)
        break
      case 'client_tool_call':
        runTool(event.client_tool_call)
    }
  }

  function heard(text: string): void {
    answers.nextTurn()
    const isTyped = text.trim() === typed
    typed = null
    if (isTyped) return
    if (text.trim() !== '') connection.noteSpeech()
    const item = spokenItem(newId('item'))
    dialog.add(item)
    send(transcribed(item.id, text))
  }

  function runTool({ tool_name: name, tool_call_id: id, parameters }: ToolCall): void {
    if (isHeld) conversation?.tell(toolResult(id, HELD, true))
    else if (name === 'query_knowledge_base') {
      tools.add(id)
      awaited.stop()
      dialog.callTool(name, parameters, id)
    } else if (name === 'end_call') {
      conversation?.tell(toolResult(id, 'The call is ending.'))
      leave(String(parameters['reason'] ?? ''))
    } else conversation?.tell(toolResult(id, 'There is no such tool.', true))
  }

  return {
    opened: () => send(sessionCreated(newId('sess'), MODEL)),
    receive(message) {
      const request = readRequest(message)
      switch (request?.type) {
        case 'session':
          if (conversation === null) open(request)
          else {
            hold(request.isHeld)
            send(sessionUpdated(newId('sess'), MODEL, request.session))
          }
          break
        case 'text':
          // While a person has the line, the question is the person's to answer.
          if (isHeld) conversation?.tell(contextualUpdate(`The caller has written: ${request.text}`))
          else question = request.text
          dialog.add(request.item)
          break
        case 'output':
          dialog.add(request.item)
          if (tools.delete(request.callId)) conversation?.tell(toolResult(request.callId, request.output))
          break
        case 'say':
          if (conversation?.isBegun()) void say(request.text)
          else {
            begin(request.text)
            awaited.start()
          }
          break
        case 'respond':
          begin('')
          if (question !== null) conversation?.tell(userMessage(question))
          typed = question?.trim() ?? typed
          question = null
          if (!answers.isUnderWay()) awaited.start()
          break
        case 'cancel':
          answers.cancel()
          awaited.passOver()
      }
    },
    hear: samples => conversation?.hear(samples),
    sayFarewell: () => leave('The server stops.'),
    stop() {
      stopped.abort()
      clock.clearTimeout(greetingTimer)
      awaited.stop()
      answers.stop()
      dialog.stop()
      conversation?.close()
    },
  }
}
