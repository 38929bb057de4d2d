import type { CompanyPhase } from './company-state.ts'

const MESSAGES: Readonly<Partial<Record<CompanyPhase['kind'], string>>> = {
  'tenant-setup': 'Setting up tenant workspace...',
  setup: 'Setting up your workspace...',
  verification: 'Final workspace verification...',
}

/** What the gate shows beside its spinner (GUARD-04); null for the spinner alone. */
export function companyMessage({ kind }: CompanyPhase): string | null {
  return MESSAGES[kind] ?? null
}
