/** The one of a list that a text names, such as an address or a field has it; undefined for none of them. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find(value => value === text)
}
