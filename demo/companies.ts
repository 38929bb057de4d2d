/** The five demo companies. Their ids never change, so links and tests can use them. */
import { BRAND } from '#contract/brand.ts'
import type { SeedCompany } from './types.ts'

/** The demo companies, the platform last. */
export const seedCompanies: readonly SeedCompany[] = [
  { id: 'c0a00000-0000-4000-8000-000000000001', name: 'Acme', subdomain: 'acme' },
  { id: 'c0a00000-0000-4000-8000-000000000002', name: 'Noor Home', subdomain: 'noor' },
  { id: 'c0a00000-0000-4000-8000-000000000003', name: 'Harbour Dental Clinic', subdomain: 'clinic' },
  { id: 'c0a00000-0000-4000-8000-000000000004', name: 'Fresh Start Studio', subdomain: 'empty' },
  { id: 'c0a00000-0000-4000-8000-000000000005', name: BRAND.name, subdomain: 'app' },
]
