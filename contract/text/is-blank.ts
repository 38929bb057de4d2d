/**
 * Space, control characters, what Unicode draws as nothing (Default_Ignorable_Code_Point, such as the zero-width
 * characters and the Hangul fillers), and the Braille pattern without a dot.
 */
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{DI}\u2800]*$/u

/** Whether a text shows nothing. Widgets do not send one, and the server refuses it where a text is required. */
export function isBlank(text: string): boolean {
  return NOTHING_VISIBLE.test(text)
}
