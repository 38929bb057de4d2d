/** Thrown when a part's code or style failed to load: a new release has removed its file, or there is no network. */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not come', { cause })
  }
}
