import { map } from 'nanostores'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '#contract/constants/conversation.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'

/** What a file is after its upload: what its message or note says, and for a note the file's key in the bucket. */
export type Upload = { readonly content: string; readonly fileKey: string | null }

/** A file attached in the composer, not sent yet. */
export type Attachment = {
  readonly id: string
  /** The kind of message for which it was attached. It is sent as this kind only. */
  readonly kind: WritingKind
  readonly file: File
  /** A thumbnail as a data URL, or null. */
  readonly thumbnail: string | null
  readonly upload:
    | { readonly state: 'waiting' | 'uploading' }
    | ({ readonly state: 'uploaded' } & Upload)
    | { readonly state: 'failed'; readonly reason: string }
}

/** An uploaded file, and the kind of message in which it is sent. */
export type UploadedFile = Pick<Attachment, 'kind' | 'file'> & Upload

type StoreOptions = {
  readonly newId: () => string
  /** Uploads a file of a reply or a note to the conversation. */
  readonly upload: (conversationId: string, kind: WritingKind, file: File) => Promise<Upload>
  /** Returns a thumbnail as a data URL, or null. Never rejects. */
  readonly drawThumbnail: (file: File) => Promise<string | null>
  /** Returns an error message for what `upload` rejected with. */
  readonly reasonOf: (error: unknown) => string
}

const NONE: readonly Attachment[] = []
const MEGABYTE = 1_024 * 1_024

/** Returns why a file can't be sent; null if it can. */
function whyNot({ name, size }: File): string | null {
  if (size === 0) return `“${name}” is empty.`
  return size > UPLOAD_MAX_BYTES ? `“${name}” is larger than ${UPLOAD_MAX_BYTES / MEGABYTE} MB.` : null
}

/**
 * A store of the files attached in the composer, by conversation and by kind: a reply and a note each keep their own files,
 * so that a note's file never reaches the visitor. They are uploaded when the agent sends them, so a removed file never
 * leaves the browser.
 */
export function createAttachmentStore({ newId, upload, drawThumbnail, reasonOf }: StoreOptions) {
  const all = map<Record<string, readonly Attachment[]>>()
  const keyOf = (conversationId: string, kind: WritingKind) => `${kind} ${conversationId}`
  const of = (conversationId: string, kind: WritingKind) => all.get()[keyOf(conversationId, kind)] ?? NONE
  const put = (conversationId: string, kind: WritingKind, files: readonly Attachment[]) =>
    all.setKey(keyOf(conversationId, kind), files)

  function change(
    conversationId: string,
    { id, kind }: Pick<Attachment, 'id' | 'kind'>,
    changes: Partial<Pick<Attachment, 'thumbnail' | 'upload'>>,
  ): void {
    const changed = of(conversationId, kind).map(each => (each.id === id ? { ...each, ...changes } : each))
    put(conversationId, kind, changed)
  }

  /** Uploads a file. Returns whether it succeeded. */
  async function deliver(conversationId: string, attachment: Attachment): Promise<boolean> {
    change(conversationId, attachment, { upload: { state: 'uploading' } })
    const done = await upload(conversationId, attachment.kind, attachment.file).then(
      uploaded => ({ state: 'uploaded', ...uploaded }) as const,
      error => ({ state: 'failed', reason: reasonOf(error) }) as const,
    )
    change(conversationId, attachment, { upload: done })
    return done.state === 'uploaded'
  }

  return {
    of,
    /** Calls back on a change. Returns the function that unsubscribes. */
    listen: (onChange: () => void) => all.listen(onChange),
    /** Whether any conversation has unsent files. */
    isAnyLeft: () => Object.values(all.get()).some(files => (files?.length ?? 0) > 0),
    /** Adds the files that can be sent. Returns a sentence for each reason why others can't. */
    add(conversationId: string, kind: WritingKind, files: readonly File[]): readonly string[] {
      const before = of(conversationId, kind)
      const refusals = files.flatMap(file => whyNot(file) ?? [])
      const sendable = files.filter(file => whyNot(file) === null)
      const accepted = sendable.slice(0, UPLOAD_MAX_FILES - before.length)
      if (accepted.length < sendable.length) refusals.push(`Send up to ${UPLOAD_MAX_FILES} files at a time.`)
      const added = accepted.map(
        (file): Attachment => ({ id: newId(), kind, file, thumbnail: null, upload: { state: 'waiting' } }),
      )
      put(conversationId, kind, [...before, ...added])
      for (const each of added)
        void drawThumbnail(each.file).then(thumbnail => change(conversationId, each, { thumbnail }))
      return refusals
    },
    remove(conversationId: string, { id, kind }: Attachment): void {
      put(
        conversationId,
        kind,
        of(conversationId, kind).filter(each => each.id !== id),
      )
    },
    /** Removes all files, because somebody else works in the page now. */
    clear(): void {
      for (const key of Object.keys(all.get())) all.setKey(key, NONE)
    },
    /** Uploads a failed file again, without sending it. */
    retry: deliver,
    /**
     * Uploads the files of this kind that aren't uploaded yet, including those added meanwhile. Returns all of them as
     * uploaded, in order, and clears the list. If an upload fails, returns null and keeps all files, even if a retry
     * succeeds before the other uploads end: the agent decides again whether to send.
     */
    async takeAll(conversationId: string, kind: WritingKind): Promise<readonly UploadedFile[] | null> {
      const inState = (...states: Attachment['upload']['state'][]) =>
        of(conversationId, kind).filter(({ upload }) => states.includes(upload.state))
      const isLeft = (id: string) => of(conversationId, kind).some(each => each.id === id)
      for (let left = inState('waiting', 'failed'); left.length > 0; left = inState('waiting')) {
        const delivered = await Promise.all(left.map(each => deliver(conversationId, each)))
        if (left.some(({ id }, index) => !delivered[index] && isLeft(id))) return null
      }
      const files = of(conversationId, kind).flatMap(({ file, upload }) =>
        upload.state === 'uploaded' ? [{ kind, file, content: upload.content, fileKey: upload.fileKey }] : [],
      )
      if (files.length < of(conversationId, kind).length) return null
      put(conversationId, kind, NONE)
      return files
    },
  }
}

/** The store that `createAttachmentStore` returns. */
export type AttachmentStore = ReturnType<typeof createAttachmentStore>
