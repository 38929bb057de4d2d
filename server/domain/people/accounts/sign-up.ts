import { randomUUID } from 'node:crypto'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { AccountEmail, AccountOutbox } from '../../emails/account-outbox.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { businessDomain, companyNameOf, suggestSubdomain } from './company-names.ts'
import { closeCompany, type NewCompany, openCompany, removeAccount } from './open-company.ts'
import { judgeSubdomains } from './subdomains.ts'
import { initialMetadata } from './user-metadata.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly registrar: Registrar
  readonly outbox: AccountOutbox
  readonly publicUrl: string
}
type SignUpRequest = ParsedRequestOf<'signup'>['body']

/** Attempts to find a free name, since somebody else may take the one that was chosen. */
const ATTEMPTS = 3

/**
 * Creates an account and a company with the new person as owner, who is invited until the address is confirmed.
 * Only the email reveals whether the address has an account already (R22). @throws company_exists if the business
 * domain has a company, subdomain_taken or subdomain_reserved for a chosen subdomain; then nothing is stored.
 */
export async function signUp(deps: Deps, request: SignUpRequest): Promise<void> {
  const emailDomain = businessDomain(request.email)
  for (let attempt = 1; ; attempt++) {
    const subdomain = await deps.database.as(JOB_CLAIMS, async query => {
      const present = await query('select from public.companies where email_domain = $1', [emailDomain])
      if (present.length > 0) throw new AppError('company_exists')
      if (request.subdomain === undefined) return suggestSubdomain(query, request.email, attempt > 1)
      const [judged] = await judgeSubdomains(query, [request.subdomain])
      if (judged!.verdict !== 'free') throw new AppError(`subdomain_${judged!.verdict}`)
      return request.subdomain
    })
    try {
      return await open(deps, request, {
        name: request.companyName ?? companyNameOf(request.email),
        subdomain,
        emailDomain,
      })
    } catch (error) {
      const isLost = error instanceof AppError && error.code === 'subdomain_taken'
      if (!isLost || request.subdomain !== undefined || attempt === ATTEMPTS) throw error
    }
  }
}

async function open(
  deps: Deps,
  { email, password, fullName }: SignUpRequest,
  company: NewCompany,
): Promise<void> {
  const { database, clock, registrar, outbox, publicUrl } = deps
  const since = new Date(clock.now())
  const origin = tenantOrigin(publicUrl, company.subdomain)
  const userMetadata = initialMetadata(fullName, 'owner')
  const registered = await registrar.register({ email, password, userMetadata, origin })
  // The names of a known address are kept just as long: were they free, they would tell that it has an account.
  const ownerId = registered === 'taken' ? randomUUID() : registered.userId
  const opened = await openCompany(database, company, { id: ownerId, fullName, since }).catch(async error => {
    await removeAccount(database, ownerId)
    throw error
  })
  const told =
    registered === 'taken'
      ? await knownAddress(deps, email)
      : confirmation(email, origin, registered.tokenHash)
  if (told === null) return
  await outbox.send(told).catch(async error => {
    // Nobody could confirm the account, and its domain would stay taken.
    await closeCompany(database, opened)
    throw error
  })
}

/** Returns null if the auth service has emailed its own. */
function confirmation(to: string, origin: string, tokenHash: string | null): AccountEmail | null {
  const link = `${origin}/auth/confirmed?type=signup&token_hash=${tokenHash}`
  return tokenHash === null ? null : { kind: 'confirmation', values: { to, link } }
}

async function knownAddress({ database, publicUrl }: Deps, email: string): Promise<AccountEmail> {
  const [home] = await database.asOwner(query =>
    query<{ subdomain: string }>(
      `select c.subdomain from auth.users u join public.profiles p on p.id = u.id
         join public.companies c on c.id = p.company_id where u.email = $1`,
      [email],
    ),
  )
  const origin = tenantOrigin(publicUrl, home?.subdomain ?? DEFAULT_SUBDOMAIN)
  return {
    kind: 'known-address',
    values: { to: email, loginLink: `${origin}/login`, resetLink: `${origin}/set-password` },
  }
}
