import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '#core/clock.ts'
import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import type { FieldName, TicketValues } from './ticket-values.ts'

/** Whoever types is not interrupted by the storage at every key. */
const SAVE_AFTER_MS = 500
/** Under which the storage has the creation key of a form that was sent and not confirmed. */
export const TICKET_KEY = 'ticket'

/** What the visitor has written, kept in the browser's storage until it has been sent. */
export type Draft = {
  /** What stands in the fields: the visitor's own words, else what is known of the visitor. */
  readonly $values: ReadableAtom<TicketValues>
  readonly write: (field: FieldName, value: string) => void
  /** What the page knows of the visitor. */
  readonly know: (known: { email: string | undefined; name: string | undefined }) => void
  /** Saves now what waits to be saved. */
  readonly save: () => void
  /** Empties the form for the next ticket. */
  readonly clear: () => void
  readonly stop: () => void
}

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
    // Other words are another ticket.
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
