import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import type { FliteVoice } from '#contract/constants/voice.ts'
import type { Log } from '#server/ports/log.ts'
import type { FromMedia, MediaSettings, ToMedia } from './media/messages.ts'

/** How long a call's offer waits for its answer, and the process for its start, in ms. */
const ANSWER_WITHIN_MS = 10_000
const READY_WITHIN_MS = 30_000
/** How long a text outside a call may take to be spoken, in ms. */
const SPOKEN_WITHIN_MS = 30_000

/** The process that ends calls, seen from the server. */
export type Media = {
  /** Starts the process if it is not running. Resolves once it can take calls; rejects if it does not start. */
  readonly start: () => Promise<{ readonly canHear: boolean }>
  /** Resolves with the answer to a browser's offer. Rejects if there is none, or the process ended. */
  readonly accept: (call: Omit<Extract<ToMedia, { type: 'accept' }>, 'type'>) => Promise<string>
  readonly end: (callId: string) => void
  /** Resolves with a spoken text as a WAV file. Rejects if it cannot be spoken, or the process ended. */
  readonly speak: (speech: { readonly text: string; readonly voice: FliteVoice }) => Promise<Uint8Array>
  /** Has it know the words of a company's callers; does nothing if it does. */
  readonly learnWords: (companyId: string, texts: readonly string[]) => void
  /** Ids of the calls under way. */
  readonly calls: () => ReadonlySet<string>
  /** Takes no more calls, and has each one end with its last words. Resolves once all have ended. */
  readonly drain: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What the process is made of. */
type MediaOptions = {
  /** The built file of the process. */
  readonly file: URL
  readonly settings: MediaSettings
  readonly log: Pick<Log, 'warn'>
  /** Is called with each call that ends, also when the process dies. */
  readonly onEnd: (callId: string) => void
}

/** Returns the media process. It starts with the first call, and anew after it has died. */
export function openMedia({ file, settings, log, onEnd }: MediaOptions): Media {
  let running: {
    readonly child: ChildProcess
    readonly ready: Promise<{ readonly canHear: boolean }>
    /** The texts that it has of each company, as hashes. */
    readonly learned: Map<string, string>
  } | null = null
  const calls = new Set<string>()
  const speeches = new Map<string, (wav: string | null) => void>()
  let isDraining = false
  let drained = () => {}
  const answers = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>()

  function ended(callId: string, error = 'The call ended before it was answered'): void {
    answers.get(callId)?.reject(new Error(error))
    answers.delete(callId)
    if (calls.delete(callId)) onEnd(callId)
    if (calls.size === 0) drained()
  }

  function spoken(speechId: string, wav: string | null): void {
    speeches.get(speechId)?.(wav)
    speeches.delete(speechId)
  }

  function launch() {
    const child = fork(file, [JSON.stringify(settings)], {
      // In development it runs from its source.
      execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ready = new Promise<{ readonly canHear: boolean }>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
      child.on('message', (message: FromMedia) => {
        if (message.type === 'ready') {
          clearTimeout(timer)
          resolve({ canHear: message.canHear })
        } else take(message)
      })
      child.on('exit', code => {
        clearTimeout(timer)
        reject(new Error(`The media process ended with ${code}`))
        if (running?.child === child) running = null
        if (calls.size > 0) log.warn({ code, calls: calls.size }, 'the media process ended during calls')
        for (const callId of [...calls]) ended(callId, 'The media process ended')
        for (const speechId of [...speeches.keys()]) spoken(speechId, null)
      })
    })
    // Whoever waits for it hears of it; without anybody, it is only logged.
    ready.catch(error => log.warn({ error }, 'the media process is not running'))
    running = { child, ready, learned: new Map() }
    return running
  }

  function take(message: Exclude<FromMedia, { type: 'ready' }>): void {
    if (message.type === 'ended') {
      const { callId, error } = message
      if (error !== null) log.warn({ callId, error }, 'the assistant of a call could not go on')
      ended(callId)
      return
    }
    if (message.type === 'spoken') {
      spoken(message.speechId, message.wav)
      return
    }
    const waiting = answers.get(message.callId)
    answers.delete(message.callId)
    if (message.type === 'answered') waiting?.resolve(message.answer)
    else waiting?.reject(new Error(message.error))
  }

  const tell = (message: ToMedia) => running?.child.connected && running.child.send(message)

  return {
    start: () => (running ?? launch()).ready,
    async accept(call) {
      if (isDraining) throw new Error('The server takes no more calls')
      // Counted at once: whoever asks meanwhile must know of it.
      calls.add(call.callId)
      await (running ?? launch()).ready.catch(error => {
        calls.delete(call.callId)
        throw error
      })
      const answer = new Promise<string>((resolve, reject) => answers.set(call.callId, { resolve, reject }))
      const timer = setTimeout(() => {
        tell({ type: 'end', callId: call.callId })
        ended(call.callId, 'There was no answer in time')
      }, ANSWER_WITHIN_MS)
      tell({ type: 'accept', ...call })
      return answer.finally(() => clearTimeout(timer))
    },
    async speak(speech) {
      await (running ?? launch()).ready
      const speechId = randomUUID()
      const timer = setTimeout(() => spoken(speechId, null), SPOKEN_WITHIN_MS)
      const wav = await new Promise<string | null>(resolve => {
        speeches.set(speechId, resolve)
        tell({ type: 'speak', speechId, ...speech })
      })
      clearTimeout(timer)
      if (wav === null) throw new Error('The text could not be spoken')
      return Buffer.from(wav, 'base64')
    },
    end: callId => void tell({ type: 'end', callId }),
    learnWords(companyId, texts) {
      const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
      if (running === null || running.learned.get(companyId) === hash) return
      running.learned.set(companyId, hash)
      tell({ type: 'words', companyId, texts })
    },
    calls: () => calls,
    drain: () =>
      new Promise(resolve => {
        isDraining = true
        drained = resolve
        tell({ type: 'farewell' })
        if (calls.size === 0) resolve()
      }),
    async close() {
      const child = running?.child
      if (!child || child.exitCode !== null) return
      const gone = new Promise(resolve => child.once('exit', resolve))
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
