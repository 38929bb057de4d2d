import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '#core/clock.ts'
import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import type { FieldName, TicketValues } from './ticket-values.ts'

/** Delay before a change is saved, in ms, so that typing stays fast. */
const SAVE_AFTER_MS = 500
/** Name under which the creation key of an unconfirmed ticket is stored. */
export const TICKET_KEY = 'ticket'

/** The draft of a ticket, stored in the browser until it is sent. */
export type Draft = {
  /** The values of the fields: the visitor's input, or else what the page and the browser know. */
  readonly $values: ReadableAtom<TicketValues>
  readonly write: (field: FieldName, value: string) => void
  /** Sets what the page knows about the visitor. */
  readonly know: (known: { email: string | undefined; name: string | undefined }) => void
  /** Saves pending changes now. */
  readonly save: () => void
  /** Empties the form for the next ticket. */
  readonly clear: () => void
  readonly stop: () => void
}

/** Restores the draft from the visitor's record. */
export function createDraft(storage: VisitorStorage, clock: Clock): Draft {
  const $values = atom<TicketValues>({})
  let known: TicketValues = {}
  let written: TicketValues = storage.read().ticketDraft
  let timer: unknown = null

  function show(): void {
    const { email, name } = storage.read()
    $values.set({ ...(email !== null && { email }), ...(name !== null && { name }), ...known, ...written })
  }

  function save(): void {
    if (timer !== null) store()
  }

  function store(): void {
    clock.clearTimeout(timer)
    timer = null
    // A changed form is another ticket, so its creation key is dropped.
    const { [TICKET_KEY]: _, ...creationKeys } = storage.read().creationKeys
    storage.change({ ticketDraft: written as Readonly<Record<string, string>>, creationKeys })
  }

  function write(field: FieldName, value: string): void {
    written = { ...written, [field]: value }
    clock.clearTimeout(timer)
    timer = clock.setTimeout(save, SAVE_AFTER_MS)
    show()
  }

  show()
  window.addEventListener('pagehide', save)
  return {
    $values,
    write,
    save,
    know({ email, name }) {
      known = { ...(email && { email }), ...(name && { name }) }
      show()
    },
    clear() {
      written = {}
      store()
      show()
    },
    stop() {
      save()
      window.removeEventListener('pagehide', save)
    },
  }
}
