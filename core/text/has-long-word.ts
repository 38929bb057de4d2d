/** Whether a text has more letters and digits in a row than `max`. Reads each character once. */
export function hasLongWord(text: string, max: number): boolean {
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) if (word.length > max) return true
  return false
}
