/**
 * The port of the bytes of uploaded files. Its adapters keep them in a folder, in the database, or in an S3-compatible
 * object store. A file's name is `fileNameOf` its key: 64 hexadecimal digits, so it can lead nowhere.
 */

/** A stored file. `bytes` are read only as fast as they are consumed; canceling the stream ends the reading. */
export type StoredFile = {
  readonly byteSize: number
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Stores files by name. One writer at a time writes a name. Every function rejects with a `FileStoreError`, or a
 * `DatabaseError` where the database keeps the files, when the store fails or does not answer in time.
 */
export type FileStore = {
  /** Resolves once the whole file is stored. Replaces a file of this name. What a failure leaves, `remove` deletes. */
  readonly write: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** The size in bytes; undefined if there is no such file. */
  readonly sizeOf: (name: string) => Promise<number | undefined>
  /** Undefined if there is no such file. A store that fails later fails the stream. */
  readonly read: (name: string) => Promise<StoredFile | undefined>
  /** Deletes a file, or what remains of it. A missing file counts as deleted. */
  readonly remove: (name: string) => Promise<void>
}

/** Thrown if the store cannot do now what it was asked for. The message is for the log, and must not reach a client. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
}

/** Kinds of stores. */
export type FileStoreKind = 'disk' | 'database' | 's3'

/** An installation's files: their store, and the name of the place that all nodes must share. */
export type Files = { readonly kind: FileStoreKind; readonly store: FileStore; readonly place: string }

/** The state of an installation's files: their store, and how many erased files it could not delete, since when. */
export type FilesState = {
  readonly kind: FileStoreKind
  readonly stuck: number
  readonly since: Date | null
}
