/**
 * Returns the allowed value equal to a text, such as from an address or a field; undefined if there is none.
 */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find(value => value === text)
}
