import type { Clock } from '#core/clock.ts'
import { type CallLine, type CallTranscript, linesOf, settledLines } from '#core/voice-call/transcript.ts'
import type { Result } from '#sdk/runtime/api/create-api.ts'
import { createInterruptibleDelay } from '#sdk/runtime/browser/interruptible-delay.ts'
import type { ReportTrouble } from '#sdk/runtime/browser/report-trouble.ts'
import type { CallConversation } from './call-conversation.ts'

/** Delay before each attempt to save a call that has ended, in ms. */
const FINAL_DELAYS_MS = [0, 2_000, 8_000]

/** Saves one call, while it goes on and at its end. */
export type CallSaver = {
  /** Saves the lines that have become final. A failed request is retried with the next line. */
  readonly update: (transcript: CallTranscript) => void
  /** Saves the whole call. Resolves with whether it was saved. */
  readonly finish: (transcript: CallTranscript, options: { readonly isPageLeft: boolean }) => Promise<boolean>
}

type Options = {
  readonly conversation: Pick<CallConversation, 'id' | 'create' | 'addLines'>
  readonly clock: Clock
  readonly report: ReportTrouble
}

/** Creates the saver of a call. A call in which the visitor says nothing is not saved. */
export function createCallSaver({ conversation, clock, report }: Options): CallSaver {
  const delay = createInterruptibleDelay(clock)
  const saved = new Set<string>()
  const tried = new Set<string>()
  let newest: readonly CallLine[] = []
  let running: Promise<void> | null = null
  let isOver = false

  const unsaved = () => newest.filter(({ itemId }) => !saved.has(itemId))
  /** Whether there is a line that no request had yet, and the visitor has said something. */
  const hasNews = () => newest.some(isVisitors) && newest.some(({ itemId }) => !tried.has(itemId))

  /** Creates the conversation unless there is one. */
  async function create(lines: readonly CallLine[]): Promise<Result<unknown>> {
    const firstWords = lines.find(isVisitors)!.text
    return conversation.id() === null ? conversation.create(firstWords) : { kind: 'ok', value: null }
  }

  async function saveWhole(lines: readonly CallLine[]): Promise<Result<unknown>> {
    const created = await create(lines)
    return created.kind === 'ok' ? conversation.addLines(lines, true) : created
  }

  /** Saves the final lines, one request at a time. */
  async function saveSettled(): Promise<void> {
    while (!isOver && hasNews()) {
      const lines = unsaved()
      for (const { itemId } of lines) tried.add(itemId)
      const created = await create(newest)
      // After the end, `finish` sends all lines.
      if (isOver || created.kind !== 'ok') continue
      const result = await conversation.addLines(lines, false)
      if (result.kind === 'ok') for (const { itemId } of lines) saved.add(itemId)
    }
    running = null
  }

  return {
    update(transcript) {
      newest = settledLines(transcript).filter(isSpoken)
      if (!isOver && hasNews()) running ??= saveSettled()
    },
    async finish(transcript, { isPageLeft }) {
      isOver = true
      const lines = linesOf(transcript).filter(isSpoken)
      if (!lines.some(isVisitors)) return false
      // A page that is being left may never see the response to the running request.
      if (!isPageLeft || conversation.id() === null) await running
      for (const delayMs of FINAL_DELAYS_MS) {
        if (delayMs > 0) await delay.wait(delayMs)
        const result = await saveWhole(lines)
        if (result.kind === 'ok') return true
        if (result.kind === 'refused') break
      }
      report('action', 'the call could not be saved')
      return false
    },
  }
}

function isVisitors({ speaker }: CallLine): boolean {
  return speaker === 'visitor'
}

/** A person's texts are in the conversation already. */
function isSpoken({ speaker }: CallLine): boolean {
  return speaker !== 'person'
}
