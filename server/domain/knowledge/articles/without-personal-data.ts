/** An address of mail, and what could be a number of a phone, an order, a card or an account. */
const PERSONAL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+|\+?\d(?:[\s./()-]{0,2}\d){5,}/gu

/** A search as it may be kept: whatever could name somebody is '…'. */
export function withoutPersonalData(text: string): string {
  return text.replace(PERSONAL, '…').replace(/\s+/gu, ' ').trim()
}
