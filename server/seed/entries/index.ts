/** What the demo companies write beside articles. */
import type { SeedEntry, SeedSubdomain } from '../types.ts'
import { acmeEntries } from './acme.ts'
import { appEntries } from './app.ts'

export function entriesOf(subdomain: SeedSubdomain): readonly SeedEntry[] {
  if (subdomain === 'acme') return acmeEntries
  return subdomain === 'app' ? appEntries : []
}
