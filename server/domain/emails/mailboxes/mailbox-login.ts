/** How we log in to a mailbox: with its password, or with the consent of its owner at Google or Microsoft (OAuth 2.0). */
import { z } from 'zod'
import type { MailboxLogin } from '#contract/constants/mailbox.ts'
import type { Database } from '#server/ports/database.ts'
import { MailboxError, type MailboxServer } from '#server/ports/mail.ts'
import type { OutboundPost } from '#server/ports/outbound.ts'
import { openSecret, sealSecret } from '#server/tokens/seal-secret.ts'
import { JOB_CLAIMS } from '../../actor.ts'

/** Time limit of a request to a provider, in ms. */
const TIMEOUT_MS = 15_000

/** Dependencies of consents. */
export type ConsentDeps = {
  readonly database: Database
  /** Seals secrets of mailboxes: 32 bytes. */
  readonly mailKey: Uint8Array
  readonly post: OutboundPost
}

/** How a mailbox's login is stored. */
export type StoredLogin = {
  readonly id: string
  readonly company_id: string
  readonly login: MailboxLogin
  readonly client_id: string | null
  readonly client_secret: string | null
  readonly directory: string | null
  readonly secret: string | null
}

/** A provider of mailboxes whose owners consent. */
type Provider = {
  readonly host: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly scope: string
  /** What its page needs besides, so that it gives a token that lasts. */
  readonly extra: Readonly<Record<string, string>>
}

/**
 * Returns the provider of a login; null with a password.
 * Google: developers.google.com/workspace/gmail/imap/xoauth2-protocol.
 * Microsoft: learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth.
 */
export function providerOf({ login, directory }: Pick<StoredLogin, 'login' | 'directory'>): Provider | null {
  if (login === 'google')
    return {
      host: 'imap.gmail.com',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      scope: 'https://mail.google.com/',
      extra: { access_type: 'offline', prompt: 'consent' },
    }
  if (login === 'password') return null
  const base = `https://login.microsoftonline.com/${encodeURIComponent(directory ?? 'organizations')}/oauth2/v2.0`
  return {
    host: 'outlook.office365.com',
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    scope: 'https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
    extra: { prompt: 'select_account' },
  }
}

/** Returns what logs in to a mailbox now. A consent is renewed, which can give another token to renew it. @throws MailboxError */
export async function loginOf(deps: ConsentDeps, stored: StoredLogin): Promise<MailboxServer['login']> {
  const secret = open(deps, stored, stored.secret)
  if (stored.login === 'password') return { password: secret }
  const tokens = await askForTokens(deps, stored, { grant_type: 'refresh_token', refresh_token: secret })
  const renewal = tokens.refresh_token
  if (renewal !== undefined && renewal !== secret)
    await deps.database.as(JOB_CLAIMS, query =>
      query('update public.mailboxes set secret = $2 where id = $1 and secret = $3', [
        stored.id,
        sealSecret(deps.mailKey, stored.company_id, renewal),
        stored.secret,
      ]),
    )
  return { accessToken: tokens.access_token }
}

/** Answers of the token endpoint (RFC 6749, sections 5.1 and 5.2). */
const granted = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() })
const refused = z.object({ error: z.string().max(100), error_description: z.string().optional() })

/** Asks a provider for tokens. @throws MailboxError: `consent_ended` if it refuses. */
export async function askForTokens(
  deps: ConsentDeps,
  stored: StoredLogin,
  grant: Readonly<Record<string, string>>,
): Promise<z.infer<typeof granted>> {
  const provider = providerOf(stored)
  if (!provider) throw new MailboxError('failed')
  const body = new URLSearchParams({
    client_id: stored.client_id ?? '',
    client_secret: open(deps, stored, stored.client_secret),
    ...grant,
  })
  const answer = await deps
    .post(provider.tokenUrl, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: body.toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .then(async response => ({ status: response.status, said: await response.json() }))
    .catch(error => {
      throw new MailboxError('unreachable', null, { cause: error })
    })
  const tokens = granted.safeParse(answer.said)
  if (answer.status === 200 && tokens.success) return tokens.data
  const refusal = refused.safeParse(answer.said)
  // Anything else is a fault of the provider that may pass.
  if (!refusal.success || answer.status >= 500) throw new MailboxError('unreachable')
  throw new MailboxError('consent_ended', refusal.data.error)
}

function open({ mailKey }: ConsentDeps, { company_id }: StoredLogin, sealed: string | null): string {
  if (sealed === null) throw new MailboxError('no_consent')
  try {
    return openSecret(mailKey, company_id, sealed)
  } catch {
    throw new MailboxError('secret_unreadable')
  }
}
