/** Which subdomains a company can have: none that is taken, reserved, or looks like a taken one (R6). */
import { BRAND } from '#contract/brand.ts'
import { FILES_SUBDOMAIN, PLATFORM_MAILBOXES, RESERVED_SUBDOMAINS } from '#contract/constants/tenant.ts'
import { subdomain } from '#contract/entities/account.ts'
import { ERRORS } from '#contract/errors.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'

/**
 * Names under which people expect the platform itself. A label that contains the platform's name is also reserved.
 */
const RESERVED_NAMES: readonly string[] = [
  ...RESERVED_SUBDOMAINS,
  FILES_SUBDOMAIN,
  ...PLATFORM_MAILBOXES,
  'account',
  'admin',
  'api',
  'assets',
  'auth',
  'billing',
  'blog',
  'cdn',
  'demo',
  'docs',
  'help',
  'login',
  'mail',
  'security',
  'signup',
  'smtp',
  'sso',
  'staff',
  'static',
  'status',
  'support',
  'webmail',
  'widget',
]

/** A label and whether it is available. */
export type JudgedSubdomain = {
  readonly label: string
  readonly verdict: 'free' | 'taken' | 'reserved'
}

/** Returns the verdict on well-formed labels, in their order. Needs a role that sees every company. */
export function judgeSubdomains(query: Query, labels: readonly string[]): Promise<JudgedSubdomain[]> {
  return query<JudgedSubdomain>(
    `select label,
            case when app.skeleton(label) in (select app.skeleton(name) from unnest($2::text[]) name)
                   or position(app.skeleton($3) in app.skeleton(label)) > 0 then 'reserved'
                 when exists (select from public.companies c where c.subdomain_skeleton = app.skeleton(label)) then 'taken'
                 else 'free'
            end as verdict
       from unnest($1::text[]) with ordinality as given (label, place) order by place`,
    [labels, RESERVED_NAMES, BRAND.slug],
  )
}

/** Whether a company could have the subdomain, and the text for people if not. */
export async function checkSubdomain(
  database: Database,
  wanted: string,
): Promise<{ readonly isFree: boolean; readonly reason: string | null }> {
  const parsed = subdomain.safeParse(wanted)
  if (!parsed.success) return { isFree: false, reason: parsed.error.issues[0]!.message }
  const [judged] = await database.as(JOB_CLAIMS, query => judgeSubdomains(query, [parsed.data]))
  if (judged!.verdict === 'free') return { isFree: true, reason: null }
  return { isFree: false, reason: ERRORS[`subdomain_${judged!.verdict}`].text }
}
