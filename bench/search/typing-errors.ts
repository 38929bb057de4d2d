const SHARE = 0.3

/**
 * Returns the text with one typing error in 30% of the Latin words of at least four letters: a missing, doubled, wrong
 * or swapped letter.
 */
export function withTypingErrors(text: string, random: () => number): string {
  return text.replace(/[a-zA-Z]{4,}/g, word => (random() < SHARE ? mistype(word, random) : word))
}

function mistype(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 4)
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + word.slice(at)
  if (kind === 2) return before + letter + after
  return before + word[at + 1]! + word[at]! + word.slice(at + 2)
}
