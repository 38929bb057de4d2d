import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { EmailSettings } from '#contract/settings/email.ts'
import type { IncomingEmailSettings } from '#contract/settings/incoming-email.ts'
import type { Database } from '#server/ports/database.ts'
import {
  type Mail,
  MailError,
  type Mailer,
  type OpenOwnMailer,
  type OwnMailServer,
} from '#server/ports/mail.ts'
import type { MailTokens } from '#server/tokens/mail-token.ts'
import { openSecret } from '#server/tokens/seal-secret.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { ownMailId } from '../incoming/find-thread.ts'
import { oneLine } from '../one-line.ts'
import { type EmailPage, renderEmail } from '../render-email.ts'

/** How a company's emails to visitors are sent now. */
export type CompanyMailer = {
  /** Whether the company's own server sends. */
  readonly isOwn: boolean
  /**
   * Renders an email with the company's sender and signature, and sends it. Answers to an email of a conversation come back into
   * it, if mail comes in here and the company wants them nowhere else. @throws MailError
   */
  readonly send: (
    page: EmailPage,
    options?: {
      readonly timeoutMs?: number
      readonly of?: { readonly emailId: string; readonly conversationId: string }
    },
  ) => Promise<void>
}

/** Looks up how a company's emails are sent. */
export type CompanyMailers = (companyId: string) => Promise<CompanyMailer>

type Stored = Omit<OwnMailServer, 'password' | 'from'> & {
  readonly from_address: string
  readonly secret: string | null
}

/**
 * Creates the lookup. Server and sender are read from the database each time, so that a change takes effect at once on
 * every node. A company with a server of its own never sends through the platform's.
 */
export function createCompanyMailers({
  database,
  mailKey,
  platform,
  openOwn,
  mailTokens,
  mailDomain,
  hostName,
}: {
  readonly database: Database
  /** Opens the sealed passwords: 32 bytes. */
  readonly mailKey: Uint8Array
  readonly platform: Mailer
  readonly openOwn: OpenOwnMailer
  readonly mailTokens: MailTokens
  /** The domain of the companies' addresses; null if no mail comes in at one. */
  readonly mailDomain: string | null
  /** The name of this server in the ids of mails. */
  readonly hostName: string
}): CompanyMailers {
  /** Returns the id of an email, and where its answers go. */
  function headOf(
    { reply_to }: EmailSettings,
    { addresses }: IncomingEmailSettings,
    subdomain: string,
    mailbox: string | null,
    of: { readonly emailId: string; readonly conversationId: string } | undefined,
  ): Pick<Mail, 'id' | 'replyTo'> {
    const other = reply_to ?? mailbox
    const elsewhere = other === null ? {} : { replyTo: other }
    if (!of) return elsewhere
    const id = ownMailId(mailTokens.sign(of.conversationId), of.emailId, mailDomain ?? hostName)
    // What is sent to an address of ours comes in here anyway.
    const isElsewhere =
      reply_to !== null && !addresses.some(({ address }) => address === reply_to.toLowerCase())
    const address =
      isElsewhere || mailDomain === null
        ? null
        : mailTokens.addressOf(`${subdomain}@${mailDomain}`, of.conversationId)
    return address === null ? { ...elsewhere, id } : { id, replyTo: address }
  }

  function passwordOf(companyId: string, secret: string | null): string | null {
    if (secret === null) return null
    try {
      return openSecret(mailKey, companyId, secret)
    } catch {
      throw new MailError('password_unreadable')
    }
  }

  return async companyId => {
    const { name, subdomain, settings, places, stored, mailbox } = await database.as(
      JOB_CLAIMS,
      async query => {
        const [company] = await query<{ name: string; subdomain: string }>(
          'select name, subdomain from public.companies where id = $1',
          [companyId],
        )
        const [server] = await query<Stored>(
          `select host, port, security, username, from_address, secret from public.mail_servers where company_id = $1`,
          [companyId],
        )
        const email = await readSettings(query, companyId, 'email')
        const places = await readSettings(query, companyId, 'incoming-email')
        const { name = '', subdomain = '' } = company ?? {}
        // Answers come in there, too, by the ids of the mails that they answer.
        const [mailbox] = await query<{ address: string }>(
          'select address from public.mailboxes where company_id = $1 and has_secret order by created_at, id limit 1',
          [companyId],
        )
        return {
          ...{ name, subdomain, settings: email, places },
          ...{ stored: server ?? null, mailbox: mailbox?.address ?? null },
        }
      },
    )
    const mailerFor = (timeoutMs: number | undefined): Mailer => {
      if (!stored) return platform
      const { secret, from_address: from, ...server } = stored
      return openOwn({ ...server, from, password: passwordOf(companyId, secret) }, timeoutMs)
    }
    return {
      isOwn: stored !== null,
      async send(page, { timeoutMs, of } = {}) {
        const signature = signatureFor(settings.signature, page.locale)
        await mailerFor(timeoutMs).send({
          ...renderEmail({ ...page, signature }),
          fromName: oneLine(settings.sender_name ?? name),
          ...headOf(settings, places, subdomain, mailbox, of),
        })
      },
    }
  }
}

/** Returns the signature in a language, or else the first that there is; null without any. */
function signatureFor(signature: EmailSettings['signature'], locale: string): string | null {
  const texts = [signature[locale as Locale], ...LOCALES.map(each => signature[each])]
  return texts.find(text => text !== undefined) ?? null
}
