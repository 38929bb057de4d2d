/** The browser reads a saved file's bytes within this time. */
const REVOKE_AFTER_MS = 60_000

/** Has the browser save a text under a file name. */
export function downloadFile(name: string, mediaType: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }))
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
