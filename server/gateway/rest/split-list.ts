import { RestError } from './rest-error.ts'

/** Splits 'a,and(b,c),"d,e"' at its outer commas. @throws RestError PGRST100 for unbalanced brackets or quotes. */
export function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quoted = false
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted && char === '\\') i++
    else if (char === '"') quoted = !quoted
    else if (quoted) continue
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
    if (depth < 0) throw new RestError('PGRST100')
  }
  if (depth !== 0 || quoted) throw new RestError('PGRST100')
  return text === '' ? [] : [...parts, text.slice(start)]
}

/** Returns the items of a list in brackets. @throws RestError PGRST100 without brackets. */
export function splitBracketed(text: string): string[] {
  if (!text.startsWith('(') || !text.endsWith(')')) throw new RestError('PGRST100')
  return splitList(text.slice(1, -1))
}

/** Returns a value without the double quotes around it. */
export function unquote(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value
}
