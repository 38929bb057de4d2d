/** Types a text into a field, like a user. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React ignores a value that was set with the element's own setter, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
