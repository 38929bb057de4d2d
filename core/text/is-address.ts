/** Whether a message is one http(s) address and nothing else (CHAT-21); `messageLink` reads it. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim())
}
