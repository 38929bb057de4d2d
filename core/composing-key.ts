/** The `keyCode` of a key that an input method handles (UI Events, section 7.3.1). */
const INPUT_METHOD_KEY_CODE = 229

/**
 * Whether a key belongs to an input method: Enter then confirms a word, Escape discards it, and the arrows choose another.
 * In Safari, the key that ends a composition comes after it, without `isComposing`.
 */
export function isComposingKey(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE
}
