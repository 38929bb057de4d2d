import { z } from 'zod'
import { MAIL_PASSWORD_MAX, MAIL_SECURITIES } from '../constants/email.ts'
import { AFTER_TAKING, FOLDER_MAX, MAILBOX_LOGINS } from '../constants/mailbox.ts'
import { email } from '../entities/account.ts'
import { mailbox, mailboxes } from '../entities/mailbox.ts'
import { mailHost, oneLine } from '../entities/values.ts'
import type { Route } from './route.ts'

const edits = { access: ['member'], permission: 'settings.edit' } as const
/** The password and the app's secret are the company's own. */
const secrets = { ...edits, refusesImpersonation: true } as const
const ofMailbox = { params: z.object({ id: z.uuid() }), absent: 'mailbox_not_found' } as const

const folder = oneLine(FOLDER_MAX).trim()

/** How a mailbox is reached. */
const wanted = z
  .object({
    address: email,
    login: z.enum(MAILBOX_LOGINS),
    /** Host, port and encryption of a mailbox with a password. Those of Google and Microsoft are known. */
    host: mailHost.optional(),
    port: z.int().min(1).max(65_535).optional(),
    security: z.enum(MAIL_SECURITIES).optional(),
    username: oneLine(254),
    /** Never returned. Without it, the stored one stays if login, host, port and encryption stay. */
    password: oneLine(MAIL_PASSWORD_MAX).optional(),
    /** Of the company's app at Google or Microsoft. The secret is never returned; without it, the stored one stays. */
    client_id: oneLine(300).trim().optional(),
    client_secret: oneLine(MAIL_PASSWORD_MAX).trim().optional(),
    /** The company's directory (tenant) at Microsoft: its id or domain. Without it, any company's. */
    directory: z
      .string()
      .trim()
      .max(253)
      .regex(/^[a-z0-9.-]+$/i, 'Give the ID or the domain of your directory.')
      .optional(),
    folder: folder.default('INBOX'),
    after_taking: z.enum(AFTER_TAKING).default('mark'),
    move_to: folder.optional(),
  })
  .superRefine((given, context) => {
    const isMissing = (name: 'host' | 'port' | 'security' | 'client_id' | 'move_to') =>
      given[name] === undefined &&
      context.addIssue({ code: 'custom', path: [name], message: 'This is needed.' })
    for (const name of given.login === 'password'
      ? (['host', 'port', 'security'] as const)
      : (['client_id'] as const))
      isMissing(name)
    if (given.after_taking === 'move') isMissing('move_to')
    if (given.after_taking === 'move' && given.move_to === given.folder)
      context.addIssue({
        code: 'custom',
        path: ['move_to'],
        message: 'Choose another folder than the one that is read.',
      })
  })

/** Mailboxes from which a company's mail is fetched. */
export const mailboxRoutes = {
  listMailboxes: { ...edits, response: mailboxes },
  /** A mailbox is opened at once. Only mail that arrives from then on is acted on. */
  addMailbox: { ...secrets, body: wanted, response: mailbox },
  /** Changes how a mailbox is reached. With another host, user or folder, what is there then is its history. */
  changeMailbox: { ...secrets, ...ofMailbox, body: wanted, response: mailbox },
  /** What was taken stays. */
  removeMailbox: { ...edits, ...ofMailbox, response: z.object({}) },
  /** Takes the mails that were there before, from a day on, without acting on them. Null ends it; what was taken stays. */
  takeMailboxHistory: {
    ...edits,
    ...ofMailbox,
    body: z.object({ since: z.iso.date().nullable() }),
    response: mailbox,
  },
  /** Returns the page of Google or Microsoft on which the mailbox's owner consents. */
  askMailboxConsent: { ...secrets, ...ofMailbox, response: z.object({ url: z.url() }) },
  /** Keeps the consent with which the owner came back: both values from the address of the page. */
  keepMailboxConsent: {
    ...secrets,
    body: z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(4_000) }),
    response: mailbox,
  },
} as const satisfies Record<string, Route>
