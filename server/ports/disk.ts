/** Space on the disk of a folder, in bytes. */
export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number }

/** Reads the space of the data folder's disk. Rejects if the folder cannot be read. */
export type ReadDiskSpace = () => Promise<DiskSpace>
