import { BRAND } from '#contract/brand.ts'

const NAME_MAX_CHARACTERS = 120

/** The name under which a tenant sees a person of the platform, wherever it is written down: `Ines Carvalho (Lapwing)`. */
export function tenantFacingName(fullName: string): string {
  const origin = ` (${BRAND.name})`
  return [...fullName].slice(0, NAME_MAX_CHARACTERS - origin.length).join('') + origin
}
