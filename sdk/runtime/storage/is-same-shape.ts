/** Whether a value is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}

/** Whether a value has all fields of the sample, of the same types. */
export function isSameShape(value: unknown, sample: unknown): boolean {
  if (!isObject(sample)) return typeof value === typeof sample
  if (!isObject(value)) return false
  for (const name of Object.keys(sample)) if (!isSameShape(value[name], sample[name])) return false
  return true
}
