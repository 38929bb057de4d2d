/** Returns a text in lower case and without accents (Unicode normalization form D), so that 'tomas' finds Tomás. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
