/**
 * Thrown when a part's code failed to load: a new release has removed its file, or there is no network.
 * `isStyle` if its style sheet failed: the bundler's loader never loads that again, so the part would be
 * unstyled.
 */
export class LostPart extends Error {
  readonly isStyle: boolean

  constructor(cause: unknown) {
    super('A part of the page did not come', { cause })
    // The error message of Vite's preload helper.
    this.isStyle = String(cause).includes('preload CSS')
  }
}
