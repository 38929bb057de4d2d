import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { AppError } from '#server/domain/app-error.ts'
import { findCompany } from '#server/domain/people/accounts/find-company.ts'
import { addLead, sendVideo } from '#server/domain/people/accounts/leads.ts'
import { activateSelf, readProfile } from '#server/domain/people/accounts/profile.ts'
import { signUp } from '#server/domain/people/accounts/sign-up.ts'
import { checkSubdomain } from '#server/domain/people/accounts/subdomains.ts'
import { isSameSecret } from '#server/tokens/secrets.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of API-01, and what the browser needs before sign-in. */
export function accountHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    config: ({ origin }) => ({
      supabase: deps.supabase(origin),
      demo: deps.demo,
      developmentAccountId: deps.developmentAccountId,
      operator: deps.operator,
    }),
    passPreview({ body }) {
      if (!mayPassPreview(deps.previewPassphrase, body.passphrase)) throw new AppError('passphrase_invalid')
      return { ok: true }
    },
    async tenant({ actor }) {
      const company = await findCompany(database, actor.tenant)
      return { ...company, isDefaultTenant: company.subdomain === DEFAULT_SUBDOMAIN }
    },
    userProfile: ({ actor }) => readProfile(deps, actor),
    async activateSelf({ actor }) {
      await activateSelf(deps, actor)
      return { ok: true }
    },
    async signup({ body }) {
      await signUp(deps, body)
      return { ok: true }
    },
    checkSubdomain: ({ query }) => checkSubdomain(database, query.subdomain),
    async createLead({ body }) {
      await addLead(deps, body)
      return { ok: true }
    },
    async createExitIntentLead({ body }) {
      await addLead(deps, { ...body, source: 'exit-intent' })
      await sendVideo(deps, body.email)
      return { ok: true }
    },
    debugbar: () => ({ enabled: deps.isDebugBarOn }),
    adminDebugbar: () => ({ enabled: true }),
  } satisfies Partial<Handlers>
}

/** Whether a passphrase passes the preview gate (GATE-02), in constant time; null for no gate. */
export function mayPassPreview(passphrase: string | null, entered: string): boolean {
  return passphrase === null || isSameSecret(passphrase, entered.trim())
}
