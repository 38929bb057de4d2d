/** Creates an element with attributes, by steps that every content security policy allows. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name]
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name)
  // Some pages lack `Object.entries` and iterators, or have prototypes whose properties `in` would list.
  Object.keys(attributes).forEach(each => {
    element.setAttribute(each, attributes[each]!)
  })
  return element
}
