import { isBlank } from '#contract/text/is-blank.ts'
import type { Clock } from '#core/clock.ts'
import { NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'
import type { ChatStores } from './chat-stores.ts'

/** Delay before what was typed is stored, in ms, so that typing stays fast. */
const SAVE_AFTER_MS = 500

/** Keeps what the visitor has typed and not sent, for each conversation and for one that is not created yet. */
export type Drafts = {
  /** Switches to another conversation, and from its draft to that one's. */
  readonly swap: (turn: () => void) => void
  readonly stop: () => void
}

type Options = {
  readonly stores: Pick<ChatStores, '$draft' | '$state'>
  readonly storage: VisitorStorage
  readonly clock: Clock
}

/** Stores the draft of the current conversation while it is written, and removes it once it is sent. */
export function keepDrafts({ stores: { $draft, $state }, storage, clock }: Options): Drafts {
  const currentKey = () => $state.get().conversationId ?? NOT_STARTED
  let key = currentKey()
  let timer: unknown = null
  let isSwapping = false

  function save(): void {
    clock.clearTimeout(timer)
    timer = null
    const text = $draft.get()
    const { [key]: known = '', ...others } = storage.read().drafts
    if (text !== known) storage.change({ drafts: isBlank(text) ? others : { ...others, [key]: text } })
  }

  function written(): void {
    if (isSwapping) return
    clock.clearTimeout(timer)
    timer = clock.setTimeout(save, SAVE_AFTER_MS)
    // It was sent.
    if ($draft.get() === '') save()
  }

  /** Takes the text along when the conversation changes under it: the first message created it, or another tab did. */
  function moved(): void {
    if (isSwapping || currentKey() === key) return
    const { [key]: before, ...others } = storage.read().drafts
    if (before !== undefined) storage.change({ drafts: others })
    key = currentKey()
    if ($draft.get() === '') $draft.set(others[key] ?? '')
    else save()
  }

  // A page that is left keeps no timer.
  const leave = () => timer !== null && save()
  window.addEventListener('pagehide', leave)
  const stops = [$draft.listen(written), $state.listen(moved)]
  // Typed before this code had loaded.
  if ($draft.get() !== (storage.read().drafts[key] ?? '')) written()
  return {
    swap(turn) {
      save()
      isSwapping = true
      turn()
      key = currentKey()
      $draft.set(storage.read().drafts[key] ?? '')
      isSwapping = false
    },
    stop() {
      window.removeEventListener('pagehide', leave)
      clock.clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
