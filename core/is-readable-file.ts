/**
 * Whether a browser can read a file. A dropped folder looks like a file, and a file may be gone since it was chosen; neither
 * could be uploaded.
 */
export function isReadableFile(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
