/**
 * Returns the text with U+FFFD for each half of a surrogate pair, as encoders write it: text that was cut within an
 * emoji. The server refuses such halves.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
