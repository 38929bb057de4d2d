/** An element with attributes, made by steps that no policy forbids. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name]
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name)
  // Pages are found without `Object.entries` and iterators, and with prototypes that `in` would go through.
  Object.keys(attributes).forEach(each => {
    element.setAttribute(each, attributes[each]!)
  })
  return element
}
