/** Opens the door through which mail comes in, with what its reading needs. */
import type { Clock } from '#core/clock.ts'
import { createProjectFiles } from '../adapters/files/project-files.ts'
import { createOpenMailbox } from '../adapters/mail/imap-mailbox.ts'
import { createJudgeSender } from '../adapters/mail/judge-sender.ts'
import type { MailInConfig } from '../config/mail-in-config.ts'
import type { ReadIncomingDeps } from '../domain/emails/incoming/read-incoming.ts'
import { createMailIntake } from '../domain/emails/incoming/take-mail.ts'
import { createMailboxWatch, type MailboxWatch } from '../domain/emails/mailboxes/watch-mailboxes.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Database } from '../ports/database.ts'
import type { Log } from '../ports/log.ts'
import type { KeepFile, OpenMailbox, ResolveDns } from '../ports/mail.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { OutboundPost } from '../ports/outbound.ts'
import type { MailTokens } from '../tokens/mail-token.ts'
import type { Tokens } from '../tokens/tokens.ts'
import type { Closers } from './closers.ts'
import type { Drains } from './drains.ts'

type Options = {
  readonly database: Database
  readonly clock: Clock
  readonly conversationClock: Clock
  readonly limits: RateLimits
  readonly log: Log
  readonly metrics: Metrics
  readonly tokens: Tokens
  readonly mailTokens: MailTokens
  readonly anonKey: string
  readonly publicUrl: () => string
  /** Null without a Supabase project, which keeps the files itself. */
  readonly projectUrl: string | null
  /** Undefined with a Supabase project. */
  readonly keepFile: KeepFile | undefined
  readonly platformAddress: string | null
  readonly resolveDns: ResolveDns | undefined
  readonly openMailbox: OpenMailbox | undefined
  /** Seals secrets of mailboxes. */
  readonly mailKey: Uint8Array
  readonly allowsLoopback: boolean
  readonly post: OutboundPost
}

/** What jobs need of mail that comes in, and the doors. */
export type IncomingEmail = {
  readonly jobDeps: {
    readonly incomingEmail: Omit<ReadIncomingDeps, 'clock'>
    readonly mailboxes: MailboxWatch
    readonly takesMail: boolean
    /** Returns the address of a conversation at a company's; null if no mail comes in, or if it would be too long. */
    readonly replyAddressOf: (subdomain: string, conversationId: string) => string | null
  }
  /** Takes mail from now on, until the node stops. Returns the port. @throws Error for the operator. */
  readonly openDoor: (mailsSoon: () => void) => Promise<number | null>
}

/** Returns what mail needs to come in. */
export function createIncomingEmail(
  mailIn: MailInConfig | null,
  options: Options,
  { closers, drains }: { readonly closers: Closers; readonly drains: Drains },
): IncomingEmail {
  const { database, clock, conversationClock, limits, log, metrics, tokens, projectUrl } = options
  const { anonKey, mailTokens, platformAddress, publicUrl, resolveDns } = options
  const mailDomain = mailIn?.domain ?? null
  const ofProject = projectUrl === null ? null : createProjectFiles({ projectUrl, anonKey, tokens })
  const keepFile = options.keepFile ?? ofProject
  if (keepFile === null) throw new Error('Files of mails have no place.')
  let mailsSoon = () => {}
  const judgeSender = createJudgeSender(mailDomain ?? new URL(publicUrl()).hostname, clock, resolveDns)
  const mailboxes = createMailboxWatch({
    ...{ database, clock, conversationClock, log, metrics, judgeSender },
    ...{ mailKey: options.mailKey, post: options.post },
    mailsSoon: () => mailsSoon(),
    openMailbox: options.openMailbox ?? createOpenMailbox({ allowsLoopback: options.allowsLoopback }),
  })
  return {
    jobDeps: {
      mailboxes,
      incomingEmail: {
        ...{ database, log, metrics, platformAddress, mailDomain, mailTokens, keepFile },
        filesOrigin: () => projectUrl ?? publicUrl(),
      },
      takesMail: mailDomain !== null,
      replyAddressOf: (subdomain, id) =>
        mailDomain === null ? null : mailTokens.addressOf(`${subdomain}@${mailDomain}`, id),
    },
    async openDoor(readSoon) {
      mailsSoon = readSoon
      if (mailIn === null) return null
      // Loaded only where mail comes in.
      const { openMailDoor } = await import('../adapters/mail/smtp-door.ts')
      const intake = createMailIntake({
        database,
        clock: conversationClock,
        mailDomain: mailIn.domain,
        judgeSender,
        mailsSoon,
      })
      const door = await openMailDoor(mailIn, { intake, limits, log })
      closers.add(door, drains.add('mail', door.close))
      return door.port
    },
  }
}
