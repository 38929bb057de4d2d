/** Cuts a text to `length` UTF-16 units. The server refuses NUL characters, and an emoji of which only half is left. */
export function shorten(text: string, length: number): string {
  return text.slice(0, length).replace(/[\0\p{Cs}]/gu, '')
}
