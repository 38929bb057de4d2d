import { map } from 'nanostores'
import { UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'

/** A file attached in the composer, not sent yet. */
export type Attachment = {
  readonly id: string
  readonly file: File
  /** A thumbnail as a data URL, or null. */
  readonly thumbnail: string | null
  readonly upload:
    | { readonly state: 'waiting' | 'uploading' }
    | { readonly state: 'uploaded'; readonly url: string }
    | { readonly state: 'failed'; readonly reason: string }
}

/** A file and its public address after the upload. */
export type UploadedFile = { readonly file: File; readonly url: string }

type StoreOptions = {
  readonly newId: () => string
  /** Uploads a file to the conversation. Returns its public address. */
  readonly upload: (conversationId: string, file: File) => Promise<string>
  /** Returns a thumbnail as a data URL, or null. Never rejects. */
  readonly drawThumbnail: (file: File) => Promise<string | null>
  /** Returns an error message for what `upload` rejected with. */
  readonly reasonOf: (error: unknown) => string
}

const NONE: readonly Attachment[] = []

/**
 * A store of the files attached in the composer, by conversation. They are uploaded when the agent sends
 * them, so a removed file never leaves the browser.
 */
export function createAttachmentStore({ newId, upload, drawThumbnail, reasonOf }: StoreOptions) {
  const all = map<Record<string, readonly Attachment[]>>()
  const of = (conversationId: string) => all.get()[conversationId] ?? NONE

  function change(conversationId: string, id: string, changes: Partial<Attachment>): void {
    all.setKey(
      conversationId,
      of(conversationId).map(each => (each.id === id ? { ...each, ...changes } : each)),
    )
  }

  /** Uploads a file. Returns whether it succeeded. */
  async function deliver(conversationId: string, { id, file }: Attachment): Promise<boolean> {
    change(conversationId, id, { upload: { state: 'uploading' } })
    const done = await upload(conversationId, file).then(
      url => ({ state: 'uploaded', url }) as const,
      error => ({ state: 'failed', reason: reasonOf(error) }) as const,
    )
    change(conversationId, id, { upload: done })
    return done.state === 'uploaded'
  }

  return {
    of,
    /** Calls back on a change. Returns the function that unsubscribes. */
    listen: (onChange: () => void) => all.listen(onChange),
    /** Whether any conversation has unsent files. */
    isAnyLeft: () => Object.values(all.get()).some(files => (files?.length ?? 0) > 0),
    /** Adds files. Returns how many were dropped because of `UPLOAD_MAX_FILES`. */
    add(conversationId: string, files: readonly File[]): number {
      const before = of(conversationId)
      const accepted = files.slice(0, UPLOAD_MAX_FILES - before.length)
      const added = accepted.map(
        (file): Attachment => ({ id: newId(), file, thumbnail: null, upload: { state: 'waiting' } }),
      )
      all.setKey(conversationId, [...before, ...added])
      for (const { id, file } of added)
        void drawThumbnail(file).then(thumbnail => change(conversationId, id, { thumbnail }))
      return files.length - accepted.length
    },
    remove(conversationId: string, id: string): void {
      all.setKey(
        conversationId,
        of(conversationId).filter(each => each.id !== id),
      )
    },
    /** Uploads a failed file again, without sending it. */
    retry: deliver,
    /**
     * Uploads the files that aren't uploaded yet, including those added meanwhile. Returns all files with
     * their addresses, in order, and clears the list. If an upload fails, returns null and keeps all files,
     * even if a retry succeeds before the other uploads end: the agent decides again whether to send.
     */
    async takeAll(conversationId: string): Promise<readonly UploadedFile[] | null> {
      const inState = (...states: Attachment['upload']['state'][]) =>
        of(conversationId).filter(({ upload }) => states.includes(upload.state))
      const isLeft = (id: string) => of(conversationId).some(each => each.id === id)
      for (let left = inState('waiting', 'failed'); left.length > 0; left = inState('waiting')) {
        const delivered = await Promise.all(left.map(each => deliver(conversationId, each)))
        if (left.some(({ id }, index) => !delivered[index] && isLeft(id))) return null
      }
      const files = of(conversationId).flatMap(({ file, upload }) =>
        upload.state === 'uploaded' ? [{ file, url: upload.url }] : [],
      )
      if (files.length < of(conversationId).length) return null
      all.setKey(conversationId, NONE)
      return files
    },
  }
}

/** The store that `createAttachmentStore` returns. */
export type AttachmentStore = ReturnType<typeof createAttachmentStore>
