import { isBlank } from '#contract/text/is-blank.ts'
import type { Clock } from '#core/clock.ts'
import type { WrittenFile } from '../files/written-file.ts'
import { NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'
import type { ChatStores } from './chat-stores.ts'

/** Delay before what was typed is stored, in ms, so that typing stays fast. */
const SAVE_AFTER_MS = 500

/** Keeps what the visitor has written and chosen and not sent, for each conversation and for one that is not created yet. */
export type Drafts = {
  /** Switches to another conversation, and from its draft and files to that one's. */
  readonly swap: (turn: () => void) => void
  /** Deletes the drafts from this browser. */
  readonly forget: () => void
  readonly stop: () => void
}

type Options = {
  readonly stores: Pick<ChatStores, '$draft' | '$files' | '$state'>
  /** The bytes of files in the outbox, by client id. */
  readonly files: ReadonlyMap<string, WrittenFile>
  readonly storage: VisitorStorage
  readonly clock: Clock
}

/** A box that the visitor has left: its text, its files, and what was stored of both. */
type Box = { readonly text: string; readonly files: readonly File[]; readonly own: string }

/**
 * Stores the draft of the current conversation while it is written, and removes it once it is sent. All tabs share one
 * record, so each tab removes only what it has stored itself. A long text that waits as a file counts as a draft until it is
 * uploaded, because its bytes cannot be stored.
 */
export function keepDrafts({ stores, files, storage, clock }: Options): Drafts {
  const { $draft, $files, $state } = stores
  const currentKey = () => $state.get().conversationId ?? NOT_STARTED
  const stored = () => storage.read().drafts[key] ?? ''
  /** What the visitor has left in the box of each conversation. */
  const boxes = new Map<string, Box>()
  let key = currentKey()
  /** What this tab has stored, or has found and shown. */
  let own = $draft.get() && stored()
  let timer: unknown = null
  let isSwapping = false

  /** Returns the texts that wait as files, and the text in the box. */
  function unsent(): string {
    const uploads = $state.get().outbox.filter(({ content }) => content === '')
    const waiting = [...uploads.map(({ clientId }) => files.get(clientId)), ...$files.get()]
    const texts = new Set(waiting.map((file?: WrittenFile) => file?.written).concat($draft.get()))
    return [...texts].filter(text => text && !isBlank(text)).join('\n')
  }

  function save(): void {
    clock.clearTimeout(timer)
    timer = null
    const text = unsent()
    const { [key]: known = '', ...others } = storage.read().drafts
    if (text ? text !== known : known && known === own)
      storage.change({ drafts: text ? { ...others, [key]: text } : others })
    own = text
  }

  function written(): void {
    if (isSwapping) return
    clock.clearTimeout(timer)
    timer = clock.setTimeout(save, SAVE_AFTER_MS)
    // It was sent.
    if (unsent() === '') save()
  }

  /** Takes the text along when the conversation changes under it: the first message created it, or another tab did. */
  function moved(): void {
    if (isSwapping) return
    if (currentKey() === key) {
      // The file of a long text may be uploaded.
      if (own && unsent() !== own) written()
      return
    }
    const { [key]: before, ...others } = storage.read().drafts
    if (before !== undefined && before === own) storage.change({ drafts: others })
    key = currentKey()
    own = stored()
    $draft.set([...new Set([own, $draft.get()])].filter(Boolean).join('\n'))
    save()
  }

  // A page that is left keeps no timer.
  const leave = () => timer !== null && save()
  window.addEventListener('pagehide', leave)
  const stops = [$draft.listen(written), $files.listen(written), $state.listen(moved)]
  // Typed before this code had loaded.
  if ($draft.get() !== stored()) written()
  return {
    swap(turn) {
      save()
      isSwapping = true
      boxes.set(key, { text: $draft.get(), files: $files.get(), own })
      turn()
      key = currentKey()
      const box = boxes.get(key)
      own = stored()
      $files.set(box?.files ?? [])
      // Another tab may have changed it.
      $draft.set(box?.own === own ? box.text : own)
      isSwapping = false
      save()
    },
    forget() {
      clock.clearTimeout(timer)
      timer = null
      storage.change({ drafts: {} })
    },
    stop() {
      leave()
      window.removeEventListener('pagehide', leave)
      for (const stop of stops) stop()
    },
  }
}
