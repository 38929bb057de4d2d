/**
 * The code of a part did not come: a new release has taken its file away, or there is no network. `isStyle` when its style
 * sheet did not: the bundler's loader never asks for that twice, and the part would come without it.
 */
export class LostPart extends Error {
  readonly isStyle: boolean

  constructor(cause: unknown) {
    super('A part of the page did not come', { cause })
    // The words of Vite's preload helper.
    this.isStyle = String(cause).includes('preload CSS')
  }
}
