/** Whether a message is a single http(s) URL (CHAT-21). `messageLink` parses it. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim())
}
