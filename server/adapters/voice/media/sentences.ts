/**
 * Splits a text into sentences, so that the first is heard while the others are synthesized. Returns none that is
 * empty.
 */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).map(sentence => sentence.trim()).filter(Boolean)
}
