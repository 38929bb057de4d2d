/**
 * Emails of auth/v1. They are queued after the response, so it takes equally long for an address without an account
 * (R22).
 */
import { randomUUID } from 'node:crypto'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { AccountEmail, AccountOutbox } from '#server/domain/emails/account-outbox.ts'
import { tenantOrigin } from '#server/domain/tenant-origin.ts'
import type { Log } from '#server/ports/log.ts'
import type { Account, IdentityStore, LinkPurpose } from './identity-store.ts'

/** Queues the emails in the background. */
export type AccountMailer = {
  /**
   * Sends a password reset link if the address has an account. `redirectTo` is the target that the client prefers.
   */
  readonly sendReset: (email: string, redirectTo: string | undefined) => void
  /** Sends the confirmation again, or, as at sign-up, says that the address has an account. */
  readonly resendConfirmation: (email: string, redirectTo: string | undefined) => void
  readonly tellPasswordChanged: (email: string) => void
  /** Resolves once all emails are queued, or could not be. */
  readonly settled: () => Promise<void>
}

/** What a mail needs: `origin` is the address of the account's company, `token` the `token_hash` of the link. */
type Addressed = { readonly account: Account; readonly origin: string; readonly token: string }

/** Returns the mailer. Failures are logged. */
export function createAccountMailer(given: {
  readonly identities: IdentityStore
  readonly outbox: AccountOutbox
  readonly publicUrl: string
  readonly log: Pick<Log, 'error'>
}): AccountMailer {
  const { identities, outbox, publicUrl, log } = given
  const underWay = new Set<Promise<void>>()

  function soon(work: () => Promise<void>): void {
    const done = work()
      .catch(error => log.error({ err: error }, 'an email about an account could not be queued'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }

  /** Does the same work for an unknown address, except for queuing the email. */
  async function sendLink(
    email: string,
    purpose: LinkPurpose,
    write: (addressed: Addressed) => AccountEmail,
  ): Promise<void> {
    const account = await identities.findAccount(email)
    const token = await identities.issueLink(account?.id ?? randomUUID(), purpose)
    if (!account) return
    const origin = tenantOrigin(publicUrl, account.subdomain ?? DEFAULT_SUBDOMAIN)
    await outbox.send(write({ account, origin, token }))
  }

  return {
    sendReset(email, redirectTo) {
      const write = ({ account, origin, token }: Addressed): AccountEmail => {
        const params = { type: 'recovery', token_hash: token }
        const link = linkTo({ origin, path: '/set-password', redirectTo, params })
        return { kind: 'password-reset', values: { to: account.email, link } }
      }
      soon(() => sendLink(email, 'recovery', write))
    },
    resendConfirmation(email, redirectTo) {
      const write = ({ account, origin, token }: Addressed): AccountEmail => {
        const to = account.email
        if (account.isConfirmed)
          return {
            kind: 'known-address',
            values: { to, loginLink: `${origin}/login`, resetLink: `${origin}/set-password` },
          }
        const params = { type: 'signup', token_hash: token }
        const link = linkTo({ origin, path: '/auth/confirmed', redirectTo, params })
        return { kind: 'confirmation', values: { to, link } }
      }
      soon(() => sendLink(email, 'confirmation', write))
    },
    tellPasswordChanged: to => soon(() => outbox.send({ kind: 'password-changed', values: { to } })),
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}

/**
 * Returns a link into a tenant's pages with `params` in its query: to `redirectTo` if it has the same origin,
 * otherwise to `path`. No link leads to a host that somebody else named.
 */
export function linkTo(link: {
  readonly origin: string
  readonly path: string
  readonly redirectTo: string | undefined
  readonly params: Readonly<Record<string, string>>
}): string {
  const wanted = URL.canParse(link.redirectTo ?? '') ? new URL(link.redirectTo!) : undefined
  const url = wanted?.origin === link.origin ? wanted : new URL(link.path, link.origin)
  url.username = ''
  url.password = ''
  url.hash = ''
  for (const [name, value] of Object.entries(link.params)) url.searchParams.set(name, value)
  return url.href
}
