/** An element with attributes and content, made by steps that no policy forbids. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name]
export function buildElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement
export function buildElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(name)
  // Pages are found without `Object.entries`, and with prototypes that `in` would go through.
  for (const each of Object.keys(attributes)) element.setAttribute(each, attributes[each]!)
  element.append(...content)
  return element
}
