import toast from 'react-hot-toast/headless'

/** Puts a text on the clipboard, and says how that went: a page without https has none. */
export function copyText(text: string): void {
  const refused = () => toast.error('The browser did not let us copy. Select the text instead.')
  if (!navigator.clipboard) {
    refused()
    return
  }
  navigator.clipboard.writeText(text).then(() => toast.success('Copied.'), refused)
}
