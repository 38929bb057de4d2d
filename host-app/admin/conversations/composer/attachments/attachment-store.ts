import { map } from 'nanostores'
import { UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'

/** A file that waits in the composer. */
export type Attachment = {
  readonly id: string
  readonly file: File
  /** A small picture of it as a data URL; null for none. */
  readonly thumbnail: string | null
  readonly upload:
    | { readonly state: 'waiting' | 'uploading' }
    | { readonly state: 'uploaded'; readonly url: string }
    | { readonly state: 'failed'; readonly reason: string }
}

export type UploadedFile = { readonly file: File; readonly url: string }

type StoreOptions = {
  readonly newId: () => string
  /** Uploads a file to the conversation's own; gives its public address. */
  readonly upload: (conversationId: string, file: File) => Promise<string>
  /** Gives a small picture of a file; null for none. Never rejects. */
  readonly drawThumbnail: (file: File) => Promise<string | null>
  /** The text for people of what `upload` rejected with. */
  readonly reasonOf: (error: unknown) => string
}

const NONE: readonly Attachment[] = []

/** The files that wait to be sent, by conversation. They are uploaded when they are sent: what is removed never left. */
export function createAttachmentStore({ newId, upload, drawThumbnail, reasonOf }: StoreOptions) {
  const all = map<Record<string, readonly Attachment[]>>()
  const of = (conversationId: string) => all.get()[conversationId] ?? NONE

  function change(conversationId: string, id: string, changes: Partial<Attachment>): void {
    all.setKey(
      conversationId,
      of(conversationId).map(each => (each.id === id ? { ...each, ...changes } : each)),
    )
  }

  /** Returns whether the file was uploaded. */
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
    /** Calls back when some have changed; returns the stop. */
    listen: (onChange: () => void) => all.listen(onChange),
    /** Whether files wait anywhere. */
    isAnyLeft: () => Object.values(all.get()).some(files => (files?.length ?? 0) > 0),
    /** Returns how many were left out because there would be more than `UPLOAD_MAX_FILES`. */
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
     * Uploads the files that aren't uploaded yet, including those added meanwhile. Returns all files with their
     * addresses, in order, and forgets them. If an upload fails, returns null and keeps them all, even if a retry
     * succeeds before the other uploads end: the agent decides again whether to send.
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

export type AttachmentStore = ReturnType<typeof createAttachmentStore>
