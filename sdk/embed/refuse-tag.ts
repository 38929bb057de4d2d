import type { EVENTS } from '#contract/embed.ts'
import type { TroubleCode } from '#contract/embed-types.ts'

const ERROR: typeof EVENTS.error = 'support:error'
const CODE: TroubleCode = 'tag'

/** Companies of whose elements the page has been told. */
const told = new Set<string | null>()

/**
 * Says that a company's tag doesn't add an element, because another company's tag has added it. Once for all elements of
 * that company.
 */
export function refuseTag([rival]: readonly [Element]): void {
  const tenant = rival.getAttribute('tenant')
  if (told.has(tenant)) return
  told.add(tenant)
  const message = `the page already has ${rival.localName} of “${tenant}”, so the tag of another company adds none: remove one of the two tags.`
  // biome-ignore lint/suspicious/noConsole: informs the author of the script tag
  console.warn(`Lapwing: ${message}`)
  document.dispatchEvent(new CustomEvent(ERROR, { detail: { code: CODE, message } }))
}
