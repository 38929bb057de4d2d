import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { AppError } from '#server/domain/app-error.ts'
import { addLead } from '#server/domain/people/accounts/add-lead.ts'
import { findCompany } from '#server/domain/people/accounts/find-company.ts'
import { activateSelf, readProfile } from '#server/domain/people/accounts/profile.ts'
import { sendVideo } from '#server/domain/people/accounts/send-video.ts'
import { signUp } from '#server/domain/people/accounts/sign-up.ts'
import { checkSubdomain } from '#server/domain/people/accounts/subdomains.ts'
import { mayPassPreview } from '#server/domain/platform/preview/may-pass-preview.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** The calls of API-01, health, and what the browser must know before it can sign in. */
export function accountHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    async health() {
      await database.asOwner(query => query('select 1'))
      return { ok: true }
    },
    config: ({ origin }) => ({
      supabase: deps.supabase(origin),
      demo: deps.demo,
      developmentAccountId: deps.developmentAccountId,
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
