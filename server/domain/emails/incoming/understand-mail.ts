/** What a mail is to a company: its kind, its sender's proof, its conversation, and the address to which it was written. */
import { BlockList, isIP } from 'node:net'
import type { EmailDoor, MailKind, SenderVerdict } from '#contract/constants/email.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { IncomingEmailSettings } from '#contract/settings/incoming-email.ts'
import type { Query } from '#server/ports/database.ts'
import type { Envelope, SenderProof } from '#server/ports/mail.ts'
import type { MailTokens } from '#server/tokens/mail-token.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { conversationOfOwnId, findThread, type Thread } from './find-thread.ts'
import { authenticationOf } from './head.ts'
import { kindOfMail } from './kind-of-mail.ts'
import type { ReadMail } from './read-mail.ts'
import { threadClues, withoutToken } from './thread-clues.ts'

/** A mail that a door took. */
export type WaitingMail = {
  readonly id: string
  readonly company_id: string
  readonly door: EmailDoor
  readonly envelope: Envelope & SenderProof
  readonly received_at: Date
  /** When it had arrived, of a mailbox's history, on which nothing acts; else null. */
  readonly history_at: Date | null
}

/** What understanding a mail needs to know of this installation. */
export type OwnAddresses = {
  readonly mailTokens: MailTokens
  /** The domain of the companies' addresses here; null if no mail comes in at one. */
  readonly mailDomain: string | null
  /** The platform's sender address; null without a mail server. */
  readonly platformAddress: string | null
}

/** A member who may answer customers. */
export type Colleague = { readonly userId: string; readonly fullName: string }

/** A mail that was understood. */
export type UnderstoodMail = {
  readonly kind: MailKind
  readonly authentication: SenderVerdict
  /** Null for one that begins a conversation. */
  readonly thread: Thread | null
  /** Whose answer to somebody else's conversation it is, if its sender is proven. */
  readonly colleague: Colleague | null
  /** The mail with the same id, or this very one, if a conversation has it. */
  readonly known: { readonly id: string; readonly conversation_id: string } | null
  /** Whether an address, with or without a token, is one of the company's. */
  readonly isOurs: (address: string) => boolean
  /** The team and the language of the address to which it was written. */
  readonly teamId: string | null
  readonly locale: Locale
}

/** Understands a mail, in the caller's transaction with job claims. It writes nothing. */
export async function understandMail(
  query: Query,
  own: OwnAddresses,
  { id, company_id: companyId, door, envelope }: WaitingMail,
  mail: ReadMail,
): Promise<UnderstoodMail> {
  const settings = await readSettings(query, companyId, 'incoming-email')
  const isOurs = await ownAddresses(query, own, companyId, settings)
  const [known] = await query<{ id: string; conversation_id: string; direction: 'in' | 'out' }>(
    `select id, conversation_id, direction from public.conversation_emails
      where company_id = $1 and (id = $2 or rfc_id = $3) order by id = $2 desc limit 1`,
    [companyId, id, mail.id],
  )
  const isSent = known?.direction === 'out' || conversationOfOwnId(mail.id ?? '', own.mailTokens) !== null
  const kind = kindOfMail(mail.mime, mail.from, { isOurs, isSent: each => each === mail.id && isSent })
  const authentication = verdictOn(mail.mime.head, door, envelope, settings)
  const address = mail.from?.address ?? null
  const writer = kind === 'bounce' ? null : { address, verdict: authentication }
  const clues = threadClues(mail, kind, isOurs)
  const colleague = kind === 'message' ? await colleagueAt(query, companyId, address) : null
  // A number is no secret, and anybody can guess one.
  const answered =
    colleague && (await findThread(query, companyId, { ...clues, number: null }, own.mailTokens, null))
  const isAnswer = answered !== null && !(await isCustomer(query, answered, address))
  const thread = isAnswer ? answered : await findThread(query, companyId, clues, own.mailTokens, writer)
  const place = addressedTo(mail, settings)
  const teamId = place?.team_id ? await teamOf(query, companyId, place.team_id) : null
  const locale = place?.locale ?? 'en'
  const author = isAnswer ? colleague : null
  return { kind, authentication, thread, colleague: author, known: known ?? null, isOurs, teamId, locale }
}

/**
 * Returns the verdict on a mail's sender. A forwarder's mails come from the forwarder's server, and often changed, so that we
 * cannot judge them; those of a mailbox come without the address of the server that delivered them. Then the verdict of the
 * server before us counts: in `Authentication-Results`, which at an open door anybody could write, only under a name that the
 * company gave; or in its seal (ARC).
 */
function verdictOn(
  head: ReadonlyMap<string, readonly string[]>,
  door: EmailDoor,
  { ip, dmarc, arc }: Pick<Envelope, 'ip'> & SenderProof,
  { forwarders, authserv_ids }: Pick<IncomingEmailSettings, 'forwarders' | 'authserv_ids'>,
): SenderVerdict {
  const isForwarded = ip !== null && isWithin(ip, forwarders)
  const said = isForwarded || door === 'imap' ? authenticationOf(head, authserv_ids) : 'none'
  if (said !== 'none') return said
  if (arc && forwarders.includes(arc.domain)) return arc.dmarc
  // What a forwarder changed looks forged.
  return isForwarded && dmarc === 'fail' ? 'none' : dmarc
}

/** Whether an address is one of the list's, or in one of its networks. */
function isWithin(ip: string, list: readonly string[]): boolean {
  const family = isIP(ip)
  if (family === 0) return false
  const networks = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    if (version === 0) continue
    const type = version === 4 ? 'ipv4' : 'ipv6'
    networks.addSubnet(address, bits === undefined ? (version === 4 ? 32 : 128) : Number(bits), type)
  }
  return networks.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}

/** Returns whether an address, with or without a token, is one at which the company gets mail or from which it writes. */
async function ownAddresses(
  query: Query,
  { mailDomain, platformAddress }: OwnAddresses,
  companyId: string,
  { addresses }: IncomingEmailSettings,
): Promise<(address: string) => boolean> {
  const [own] = await query<{ subdomain: string; from_address: string | null }>(
    `select c.subdomain, lower(s.from_address) as from_address from public.companies c
       left join public.mail_servers s on s.company_id = c.id where c.id = $1`,
    [companyId],
  )
  const mailboxes = await query<{ address: string }>(
    'select address from public.mailboxes where company_id = $1',
    [companyId],
  )
  const ours = new Set([
    ...[...addresses, ...mailboxes].map(({ address }) => address),
    `${own?.subdomain}@${mailDomain}`,
    ...[own?.from_address, platformAddress?.toLowerCase()].flatMap(address => address ?? []),
  ])
  return address => ours.has(withoutToken(address.toLowerCase()))
}

/** Returns the company's address to which a mail was written; undefined for none that it has named. */
function addressedTo(mail: ReadMail, { addresses }: IncomingEmailSettings) {
  const recipients = [...mail.to, ...mail.cc, ...mail.deliveredTo].map(each => withoutToken(each.address))
  return recipients
    .map(recipient => addresses.find(({ address }) => address === recipient))
    .find(each => each !== undefined)
}

/** Returns a team's id; null if it was deleted meanwhile. */
async function teamOf(query: Query, companyId: string, teamId: string): Promise<string | null> {
  const [team] = await query<{ id: string }>(
    'select id from public.teams where company_id = $1 and id = $2',
    [companyId, teamId],
  )
  return team?.id ?? null
}

/** Returns the colleague of an address; null if none has it who may answer customers. */
async function colleagueAt(
  query: Query,
  companyId: string,
  address: string | null,
): Promise<Colleague | null> {
  const [found] = await query<{ id: string; full_name: string }>('select * from app.colleague_at($1, $2)', [
    companyId,
    address ?? '',
  ])
  return found ? { userId: found.id, fullName: found.full_name } : null
}

/** Whether a conversation is with the person of an address. Colleagues are customers of their own company, too. */
async function isCustomer(
  query: Query,
  { conversationId }: Thread,
  address: string | null,
): Promise<boolean> {
  const found = await query('select from public.conversations where id = $1 and lower(customer_email) = $2', [
    conversationId,
    address,
  ])
  return found.length > 0
}
