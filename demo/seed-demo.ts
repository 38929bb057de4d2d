/** Fills an empty database with the demo companies. Dates are relative to the time of the run. */
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import { firstName } from '#core/text/first-name.ts'
import { initialMetadata } from '#server/domain/people/accounts/user-metadata.ts'
import type { IdentityStore } from '#server/gateway/auth/identity-store.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { articlesOf } from './articles/index.ts'
import { seedCompanies } from './companies.ts'
import { ACME_IDENTITY_KEY, seedSettings } from './company-settings.ts'
import { DEMO_PASSWORD } from './demo.ts'
import { acmeEntries } from './entries/acme.ts'
import { appEntries } from './entries/app.ts'
import { seedPeople } from './people.ts'
import { seedArticles, seedEntries } from './seed-articles.ts'
import { seedThread } from './seed-thread.ts'
import { threadsOf } from './threads.ts'
import type { SeedCompany, SeedEntry, SeedSubdomain } from './types.ts'

/**
 * Seeds the demo. Returns whether it did: not if a company exists other than the platform's own, which a migration
 * creates.
 */
export async function seedDemo(deps: {
  readonly database: Database
  readonly identities: IdentityStore
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const { database, identities, clock } = deps
  const present = await database.asOwner(query =>
    query('select from public.companies where subdomain <> $1 limit 1', [DEFAULT_SUBDOMAIN]),
  )
  if (present.length > 0) return false
  for (const { id, email, full_name, role } of seedPeople) {
    const userMetadata = initialMetadata(full_name, role)
    if (!(await identities.findByEmail(email)))
      await identities.createUser({ id, email, password: DEMO_PASSWORD, confirmed: true, userMetadata })
  }
  await database.asOwner(async query => {
    for (const company of seedCompanies) await seedCompany(query, company, clock.now())
  })
  await database.script('analyze')
  return true
}

async function seedCompany(query: Query, company: SeedCompany, now: number): Promise<void> {
  const { id, name, subdomain } = company
  const at = new Date(now)
  await query(
    `insert into public.companies (id, name, subdomain, created_at, identity_secret, email_domain)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update
       set created_at = excluded.created_at, identity_secret = excluded.identity_secret,
           email_domain = excluded.email_domain`,
    [id, name, subdomain, at, subdomain === 'acme' ? ACME_IDENTITY_KEY : null, `${subdomain}.test`],
  )
  const people = seedPeople.filter(person => person.company === subdomain)
  for (const { id: personId, full_name, role } of people)
    await query('insert into public.profiles (id, company_id, full_name, role) values ($1, $2, $3, $4)', [
      personId,
      id,
      full_name,
      role,
    ])
  for (const [section, value] of Object.entries(seedSettings[subdomain]))
    await query(
      `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
       values ($1, $2, 1, $3, $4, $5, $6)`,
      [id, section, { ...value }, people[0]!.id, people[0]!.full_name, at],
    )
  await seedArticles(query, id, articlesOf(subdomain), now)
  await seedEntries(query, id, entriesOf(subdomain), now)
  const agents = new Map(
    people.map(person => [person.email, { id: person.id, name: firstName(person.full_name) }]),
  )
  const titles = new Map(articlesOf(subdomain).map(({ slug, title }) => [slug, title]))
  for (const thread of threadsOf(subdomain))
    await seedThread(query, { companyId: id, agents, titles, now }, thread)
}

/** Returns a company's content other than articles. */
export function entriesOf(subdomain: SeedSubdomain): readonly SeedEntry[] {
  if (subdomain === 'acme') return acmeEntries
  return subdomain === 'app' ? appEntries : []
}
