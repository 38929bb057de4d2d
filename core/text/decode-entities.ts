/** The named entities that editors produce. All other characters can be written by number. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['copy', '©'],
  ['euro', '€'],
])

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,6}));/g

/**
 * Replaces the HTML entities of a text by their characters (CommonMark 0.31, section 2.5). Unknown names stay as
 * they are.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMES.get(name) ?? entity
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
  })
}
