import type { ImportFile } from './import-files.ts'

/** Returns a file with its path below the chosen folder, which distinguishes files of the same name. */
export function importFile(file: File, path = file.webkitRelativePath || file.name): ImportFile {
  return {
    name: path,
    size: file.size,
    lastModified: file.lastModified,
    arrayBuffer: () => file.arrayBuffer(),
  }
}

/** Returns the dropped files, including all files in dropped folders. Rejects if some can't be read. */
export async function droppedFiles(items: DataTransferItemList): Promise<ImportFile[]> {
  // Read all entries at once: after the event the list is empty.
  const dropped = [...items].map(item => item.webkitGetAsEntry() ?? item.getAsFile())
  const found: ImportFile[] = []
  for (const each of dropped) {
    if (each instanceof File) found.push(importFile(each))
    else if (each) await collect(each, found)
  }
  return found
}

async function collect(entry: FileSystemEntry, into: ImportFile[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    into.push(importFile(file, entry.fullPath.replace(/^\//, '')))
  } else if (isFolder(entry)) {
    const reader = entry.createReader()
    // A reader returns a folder's entries in batches, and an empty batch at the end.
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (part.length === 0) return
      for (const each of part) await collect(each, into)
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
