import { isEmbedded } from '#core/site/is-embedded.ts'

/**
 * Returns whether the page is embedded in a frame. It then stores no session (AUTH-01) and shows no header.
 */
export function isFramed(page: {
  readonly self: unknown
  readonly top: unknown
  readonly location: Pick<Location, 'search'>
}): boolean {
  return page.self !== page.top && isEmbedded(page.location.search)
}
