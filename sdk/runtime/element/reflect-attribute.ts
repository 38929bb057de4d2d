import { ATTRIBUTES, type AttributeName } from '#contract/embed-attributes.ts'

// A set, because some pages replace the methods of arrays.
const KNOWN = new Set<unknown>(ATTRIBUTES)

/** Whether a name is an attribute of the widgets. */
export function isAttribute(name: unknown): name is AttributeName {
  return KNOWN.has(name)
}

/**
 * Sets an attribute to the value of a property: removes it for `null`, `undefined` and `false`, sets it to '' for
 * `true`.
 */
export function reflectAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}
