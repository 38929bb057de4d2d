/**
 * What the vendor's agent says, as responses of the dialog. The vendor sends the words and the sound of an answer
 * apart, in any order, and nothing at its end: an answer is over once its sound has been heard and no more has come.
 */
import type { CallConnection } from '../call-assistant.ts'
import type { Dialog, SpokenResponse } from '../dialog.ts'

/** How long more sound of an answer is waited for once all has been heard, in ms. */
const MORE_SOUND_WITHIN_MS = 500
/** How long the sound of an answer is waited for, in ms. */
const FIRST_SOUND_WITHIN_MS = 5_000
/** How long it is waited for what was heard of an answer that was interrupted, in ms. */
const CORRECTION_WITHIN_MS = 1_000

/** What the vendor's agent says. */
export type VendorAnswers = {
  /** Takes sound at 48 kHz. */
  readonly play: (samples: Int16Array, eventId: number) => void
  /** Takes the words of an answer. */
  readonly say: (text: string) => void
  /** The visitor has interrupted: what came up to an event is not heard any more. */
  readonly interrupt: (eventId: number) => void
  /** Takes those words of an interrupted answer that were heard. */
  readonly correct: (text: string) => void
  /** The visitor's turn is over, so that what comes next is a new answer. */
  readonly nextTurn: () => void
  readonly isUnderWay: () => boolean
  /** Breaks off the present answer. */
  readonly cancel: () => void
  readonly stop: () => void
}

/** Creates the answers of a call. While `isMuted`, answers are dropped as a whole. */
export function createVendorAnswers(
  { clock, whenQuiet }: Pick<CallConnection, 'clock' | 'whenQuiet'>,
  { dialog, isMuted }: { readonly dialog: Dialog; readonly isMuted: () => boolean },
): VendorAnswers {
  let answer: {
    readonly response: SpokenResponse
    hasWords: boolean
    hasSound: boolean
    isInterrupted: boolean
    isCorrected: boolean
  } | null = null
  /** The sound that still comes is of an answer that was dropped. */
  let isDropping = false
  let interruptedAt = Number.NEGATIVE_INFINITY
  let timer: unknown
  /** Counts what is waited for: only the last counts. */
  let waits = 0

  function stopWaiting(): number {
    waits += 1
    clock.clearTimeout(timer)
    return waits
  }

  function endWithin(ms: number): void {
    stopWaiting()
    timer = clock.setTimeout(end, ms)
  }

  async function endOnceHeard(): Promise<void> {
    const own = stopWaiting()
    await whenQuiet()
    if (own === waits) endWithin(answer?.hasSound ? MORE_SOUND_WITHIN_MS : FIRST_SOUND_WITHIN_MS)
  }

  function end(): void {
    stopWaiting()
    if (answer === null) return
    const { response, isInterrupted } = answer
    answer = null
    if (isInterrupted && response.isCurrent()) dialog.cancel('turn_detected')
    else {
      response.finish()
      response.heard()
    }
  }

  /** @param hasSound whether sound of the answer before, which may be of this one, is still heard */
  function begin(hasSound = false) {
    const response = dialog.respond()
    return { response, hasWords: false, hasSound, isInterrupted: false, isCorrected: false }
  }

  return {
    play(samples, eventId) {
      if (eventId <= interruptedAt) return
      isDropping ||= isMuted()
      if (isDropping) return
      if (answer?.isInterrupted) end()
      answer ??= begin()
      answer.hasSound = true
      answer.response.play(samples)
      void endOnceHeard()
    },
    say(text) {
      isDropping = isMuted()
      if (isDropping) return
      if (answer?.isInterrupted) end()
      // Another answer may begin while the one before is still heard.
      else if (answer?.hasWords) {
        answer.response.finish()
        answer = begin(answer.hasSound)
      }
      answer ??= begin()
      answer.hasWords = true
      answer.response.caption(text.trim())
      void endOnceHeard()
    },
    interrupt(eventId) {
      interruptedAt = eventId
      if (answer === null || answer.isInterrupted) return
      answer.isInterrupted = true
      if (answer.response.isCurrent()) dialog.silence()
      if (answer.isCorrected) end()
      else endWithin(CORRECTION_WITHIN_MS)
    },
    correct(text) {
      if (answer === null) return
      answer.isCorrected = true
      answer.response.correct(text.trim())
      if (answer.isInterrupted) end()
    },
    nextTurn() {
      if (answer?.isInterrupted) end()
      isDropping = isMuted()
    },
    isUnderWay: () => answer !== null,
    cancel() {
      stopWaiting()
      isDropping = true
      answer = null
      dialog.cancel('client_cancelled')
    },
    stop() {
      stopWaiting()
      answer = null
    },
  }
}
