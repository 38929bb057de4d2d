import { ATTRIBUTES } from '#contract/embed.ts'

// A set, because pages are found that replace the methods of arrays.
const KNOWN = new Set<unknown>(ATTRIBUTES)

/** Whether a name is an attribute of the widgets. */
export function isAttribute(name: unknown): name is (typeof ATTRIBUTES)[number] {
  return KNOWN.has(name)
}

/** Makes an attribute say what a property was set to: nothing for `null`, `undefined` and `false`, an empty one for `true`. */
export function reflectAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}
