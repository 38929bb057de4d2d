/** The process that ends the calls' connections. It is one of its own, so that its native code takes nothing down. */
import { isGoodbye } from '#core/voice-call/goodbye.ts'
import { systemClock } from '../../clock/system-clock.ts'
import { startWorker } from './ask-worker.ts'
import { type Call, createCall } from './call.ts'
import type { CallAssistant, CallConnection } from './call-assistant.ts'
import { createElevenLabsAssistant } from './elevenlabs/elevenlabs-assistant.ts'
import { FLITE_RATE } from './flite.ts'
import { createLocalAssistant } from './local-assistant.ts'
import type { AssistantSetup, FromMedia, MediaSettings, ToMedia } from './messages.ts'
import { canRecognize, createRecognizer, type Recognizer, type WordsWorker } from './recognizer.ts'
import { resample } from './resample.ts'
import { CONNECTION_RATE } from './rtp.ts'
import { sentencesOf } from './sentences.ts'
import type { SpeechRequest, SpeechResult } from './speech-worker.ts'
import { wavOf } from './wav.ts'

const settings = JSON.parse(process.argv[2]!) as MediaSettings
const speech = startWorker<Omit<SpeechRequest, 'id'>, Exclude<SpeechResult, { readonly error: string }>>(
  'speech-worker',
)
const calls = new Map<string, Call>()
/** By company; a promise, because calls begin while a recognizer is being made. */
const recognizers = new Map<string, Promise<Recognizer>>()
/** Null where pocketsphinx is not installed. */
let words: WordsWorker | null = null

const tell = (message: FromMedia) => process.send?.(message)

async function start(): Promise<void> {
  if (await canRecognize()) words = startWorker('words-worker')
  // The first sentence takes longer; nobody should wait for it.
  await speech.ask({ text: 'Hello.', voice: 'slt' })
  tell({ type: 'ready', canHear: words !== null })
}

async function accept({
  callId,
  offer,
  assistant,
  longestMs,
}: Extract<ToMedia, { type: 'accept' }>): Promise<void> {
  const call = createCall({
    clock: systemClock,
    network: settings.network,
    longestMs,
    silenceMs: settings.silenceMs,
    lostMs: settings.lostMs,
    createAssistant: connection => assistantOf(assistant, connection),
    onEnd(error) {
      calls.delete(callId)
      tell({ type: 'ended', callId, error })
    },
  })
  calls.set(callId, call)
  try {
    tell({ type: 'answered', callId, answer: await call.answer(offer) })
  } catch (error) {
    tell({ type: 'refused', callId, error: String(error) })
    call.end()
  }
}

function assistantOf(setup: AssistantSetup, connection: CallConnection): CallAssistant {
  if (setup.kind === 'elevenlabs') return createElevenLabsAssistant(connection, setup)
  const { companyId, voice } = setup
  return createLocalAssistant(connection, {
    say: async text => (await speech.ask({ text, voice })).samples,
    recognize: async samples => (await recognizers.get(companyId))?.recognize(samples) ?? '',
    isGoodbye: text => isGoodbye(text, 'en'),
  })
}

async function speak({ speechId, text, voice }: Extract<ToMedia, { type: 'speak' }>): Promise<void> {
  try {
    const parts: Int16Array[] = []
    for (const sentence of sentencesOf(text))
      parts.push(resample((await speech.ask({ text: sentence, voice })).samples, CONNECTION_RATE, FLITE_RATE))
    tell({ type: 'spoken', speechId, wav: wavOf(parts, FLITE_RATE).toString('base64') })
  } catch {
    tell({ type: 'spoken', speechId, wav: null })
  }
}

function learnWords({ companyId, texts }: Extract<ToMedia, { type: 'words' }>): void {
  if (words === null) return
  const before = recognizers.get(companyId)
  const made = createRecognizer(words, texts)
  // Who speaks meanwhile is not heard, and the call goes on.
  made.catch(() => {})
  recognizers.set(companyId, made)
  // Recordings that are being written down still need its files.
  void before?.then(
    old => setTimeout(() => void old.close(), 15_000).unref(),
    () => {},
  )
}

process.on('message', (message: ToMedia) => {
  switch (message.type) {
    case 'accept':
      void accept(message)
      break
    case 'end':
      calls.get(message.callId)?.end()
      break
    case 'farewell':
      for (const call of calls.values()) call.sayFarewell()
      break
    case 'speak':
      void speak(message)
      break
    case 'words':
      learnWords(message)
  }
})
// The server has gone, or ends the process; both let it delete its files.
process.on('disconnect', () => process.exit(0))
// A terminal and a service manager signal the whole group. The server still lets the calls end.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})

await start()
