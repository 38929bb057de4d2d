import { BRAND } from '#contract/brand.ts'

/** A visitor token with what belongs to it. `expiresAt` is in milliseconds since the epoch, by this browser's clock. */
export type Credential = {
  readonly conversationId: string
  readonly token: string
  readonly expiresAt: number
  readonly realtime: { readonly url: string; readonly key: string }
}

/** What a visitor's browser remembers of one tenant. */
export type VisitorRecord = {
  readonly email?: string
  readonly conversationId?: string
  readonly credential?: Credential
}

export type VisitorStorage = {
  readonly read: () => VisitorRecord
  /** Changes the named fields; `undefined` removes one. */
  readonly change: (fields: { readonly [Key in keyof VisitorRecord]: VisitorRecord[Key] | undefined }) => void
}

/**
 * The record of one tenant at one server. `open` gives the browser's storage; where it throws, as in frames with
 * blocked storage, the record lives in memory as long as the page.
 */
export function createVisitorStorage(open: () => Storage, baseUrl: string, tenant: string): VisitorStorage {
  const key = `${BRAND.slug}:${baseUrl}:${tenant}`
  let memory: VisitorRecord = {}

  function read(): VisitorRecord {
    try {
      const stored: unknown = JSON.parse(open().getItem(key) ?? '{}')
      return stored !== null && typeof stored === 'object' ? stored : {}
    } catch {
      return memory
    }
  }

  return {
    read,
    change(fields) {
      memory = JSON.parse(JSON.stringify({ ...read(), ...fields }))
      try {
        open().setItem(key, JSON.stringify(memory))
      } catch {
        // Storage is full or forbidden: the memory has it.
      }
    },
  }
}
