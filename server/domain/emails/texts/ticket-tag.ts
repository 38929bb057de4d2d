/** How the subject of a mail names its ticket, with the space behind; empty where there is none. */
export function ticketTag(number: number | null): string {
  return number === null ? '' : `[#${number}] `
}
