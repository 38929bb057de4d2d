/** Space on the disk of a folder, in bytes. */
export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number }

/** The disk of the data folder. */
export type Disk = {
  /** Rejects if the folder cannot be read. */
  readonly readSpace: () => Promise<DiskSpace>
  /** Writes a small file, and removes it. Rejects if that fails. */
  readonly tryWrite: () => Promise<void>
}
