/** Keys of vendors are far longer; a shorter one, such as the name of a local server, may be a word of an answer. */
const SHORTEST = 12

/** Whether a text has a model's key in it, or so long a part of it that it is of use to somebody. */
export function repeatsKey(text: string, key: string | null): boolean {
  if (key === null || key.length < SHORTEST) return false
  const said = text.replace(/[\s\u200b-\u200d\u2060]+/g, '')
  for (let from = 0; from + SHORTEST <= key.length; from++)
    if (said.includes(key.slice(from, from + SHORTEST))) return true
  return false
}
