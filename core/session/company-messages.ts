import type { CompanyPhase } from './company-state.ts'

const MESSAGES: Readonly<Partial<Record<CompanyPhase['kind'], string>>> = {
  'tenant-setup': 'Setting up tenant workspace...',
  setup: 'Setting up your workspace...',
  verification: 'Final workspace verification...',
}

/** Returns the text next to the gate's spinner (GUARD-04), or null for the spinner alone. */
export function companyMessage({ kind }: CompanyPhase): string | null {
  return MESSAGES[kind] ?? null
}
