import { BRAND_IMAGE_KEY } from '#contract/constants/settings.ts'

/**
 * Returns a setting's value in words, for comparing two of them: `On`, `Nothing`, a list's entries, or the fields of a
 * group, such as `en: Hello`.
 */
export function describeSetting(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string' && BRAND_IMAGE_KEY.test(value)) return 'An uploaded image'
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(describeSetting).join(', ')
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(
    ([name, each]) => `${name.replaceAll('_', ' ')}: ${describeSetting(each)}`,
  )
  return fields.length === 0 ? 'Nothing' : fields.join('; ')
}
