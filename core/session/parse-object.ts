/**
 * Parses a stored JSON object. Null for anything else, because anybody with access to the browser could have
 * written it.
 */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
