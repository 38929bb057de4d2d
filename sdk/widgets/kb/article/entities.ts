/** Those that editors write; every character can be written by its number. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
  euro: '€',
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi

/** Puts the characters in the place of their names (CommonMark 0.31, section 2.5); an unknown one stays as it is. */
export function readEntities(text: string): string {
  return text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMES[name] ?? written
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
  })
}
