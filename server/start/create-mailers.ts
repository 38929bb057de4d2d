/** Who sends the emails: the platform's mail server or its mailbox, and companies' own servers. */
import type { Clock } from '#core/clock.ts'
import { countedMailer } from '../adapters/mail/counted-mailer.ts'
import { createMailbox, type Mailbox } from '../adapters/mail/mailbox.ts'
import { createOwnMailers } from '../adapters/mail/own-mailer.ts'
import { addressOf, createSmtpMailer } from '../adapters/mail/smtp-mailer.ts'
import { isReachableByOthers } from '../config/demo-mode.ts'
import type { Config } from '../config/read-config.ts'
import { type CompanyMailers, createCompanyMailers } from '../domain/emails/outbox/company-mailers.ts'
import type { Database } from '../ports/database.ts'
import type { Mailer } from '../ports/mail.ts'
import type { Metrics } from '../ports/metrics.ts'
import { createMailTokens, type MailTokens } from '../tokens/mail-token.ts'
import { deriveMailKey, deriveMailTokenKey } from '../tokens/seal-secret.ts'

/** The mailers of a server. */
export type Mailers = {
  /** Where emails go without a mail server. */
  readonly mailbox: Mailbox
  readonly mailer: Mailer
  readonly mailerOf: CompanyMailers
  /** Seals the passwords of companies' servers: 32 bytes. */
  readonly mailKey: Uint8Array
  /** Whether companies may name a server on this machine. */
  readonly allowsLoopback: boolean
  /** The platform's sender address; null without a mail server. */
  readonly platformAddress: string | null
  /** How ids and addresses of mails name conversations. */
  readonly mailTokens: MailTokens
}

/** Creates the mailers of a configuration. */
export function createMailers(
  config: Config,
  {
    database,
    clock,
    metrics,
    secret,
    publicUrl,
  }: {
    readonly database: Database
    readonly clock: Clock
    readonly metrics: Metrics
    readonly secret: string
    readonly publicUrl: () => string
  },
): Mailers {
  const mailbox = createMailbox(config.dataFolder, clock)
  const mailer = countedMailer(config.smtp ? createSmtpMailer(config.smtp) : mailbox, metrics)
  const mailKey = deriveMailKey(secret)
  const allowsLoopback = config.isDemo && !isReachableByOthers(config)
  const hostName = new URL(publicUrl()).hostname
  const mailTokens = createMailTokens(deriveMailTokenKey(secret))
  const openOwn = createOwnMailers({ helloName: hostName, allowsLoopback })
  const mailerOf = createCompanyMailers({
    database,
    mailKey,
    platform: mailer,
    openOwn: (...server) => countedMailer(openOwn(...server), metrics),
    mailTokens,
    mailDomain: config.mailIn?.domain ?? null,
    hostName,
  })
  const platformAddress = config.smtp ? addressOf(config.smtp.from) : null
  return { mailbox, mailer, mailerOf, mailKey, allowsLoopback, platformAddress, mailTokens }
}
