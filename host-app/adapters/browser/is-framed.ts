import { isEmbedded } from '#core/site/is-embedded.ts'

/** Whether the page stands in another one as a part of it: it then keeps no session (AUTH-01) and shows no header. */
export function isFramed(page: {
  readonly self: unknown
  readonly top: unknown
  readonly location: Pick<Location, 'search'>
}): boolean {
  return page.self !== page.top && isEmbedded(page.location.search)
}
