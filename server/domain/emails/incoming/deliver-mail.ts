/** What becomes of a mail that was read: a message of a conversation, or nothing, with the reason. */
import { randomUUID } from 'node:crypto'
import { RULE_DEPTH_MAX } from '#contract/constants/automation.ts'
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX } from '#contract/constants/conversation.ts'
import type { BounceKind, LeftOutCause, ThreadClue } from '#contract/constants/email.ts'
import { asTicket, type ConversationChange } from '#core/conversation-record/transitions.ts'
import { visitorSpoke } from '#core/conversation-record/visitor-message.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, writerClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { insertConversation } from '../../conversations/lifecycle/open-conversation.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  storeMessage,
} from '../../conversations/locked-conversation.ts'
import { agentSpoke } from '../../conversations/messages/reply-as-agent.ts'
import { checkMessage, heldAsSpam } from '../../conversations/spam/check-message.ts'
import { holdSpam } from '../../conversations/spam/hold-spam.ts'
import { contactOf } from '../../conversations/visitors/contact.ts'
import { refuseBlockedContact, refuseBlockedVisitor } from '../../conversations/visitors/refuse-blocked.ts'
import { languageOfMessage } from '../../knowledge/answers/message-language.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { resumeWriter } from '../outbox/paused-addresses.ts'
import type { MailAddress } from './head.ts'
import { type MailNature, mailMeta, natureOf, plannedFiles } from './keep-files.ts'
import { noteBounce } from './note-bounce.ts'
import { readBounce } from './read-bounce.ts'
import type { ReadMail } from './read-mail.ts'
import { storable } from './take-mail.ts'
import { wordsOf } from './thread-clues.ts'
import {
  type Colleague,
  type OwnAddresses,
  type UnderstoodMail,
  understandMail,
  type WaitingMail,
} from './understand-mail.ts'

/** Characters that are kept beside the message. */
const QUOTED_MAX = 50_000
const SIGNATURE_MAX = 20_000
const SUBJECT_KEPT_MAX = 1_000
/** Characters of an address with its domain (RFC 5321, section 4.5.3.1). */
const ADDRESS_MAX = 320
const NAME_MAX = 120
/** People of one mail who are known as taking part. */
const PEOPLE_MAX = 200
const NO_TEXT = '(no text)'
const NO_SUBJECT = '(no subject)'

/** What became of a mail: the conversation that has it, or the reason for which none does. */
export type Delivery = Pick<UnderstoodMail, 'kind' | 'authentication' | 'colleague'> & {
  readonly conversationId: string | null
  /** The clue that led to the conversation; null if the mail began it, or is of none. */
  readonly threadedBy: ThreadClue | null
  readonly cause: LeftOutCause | null
  /** Of a bounce from which something follows. */
  readonly bounced?: BounceKind | null
}

/** Dependencies of delivering. */
export type DeliverDeps = OwnAddresses & { readonly database: Database }

/** A mail on its way into a conversation. */
type Incoming = {
  readonly waiting: WaitingMail
  readonly mail: ReadMail
  readonly understood: UnderstoodMail
  readonly conversationId: string
  /** The text of the message, and what of it is too long for one. */
  readonly shown: string
  readonly rest: string
  /** What becomes of it: nobody waits for an answer to what a machine wrote, and nothing follows from a mailbox's history. */
  readonly nature: MailNature
}

/**
 * Stores a mail's message, in the conversation that it answers or in a new one, in one transaction. A second time, it changes
 * nothing and returns the same. A forged mail begins a conversation in spam.
 */
export async function deliverMail(
  deps: DeliverDeps,
  waiting: WaitingMail,
  mail: ReadMail,
  now: Date,
): Promise<Delivery> {
  const { database } = deps
  const understood = await database.as(JOB_CLAIMS, query => understandMail(query, deps, waiting, mail))
  const { kind, authentication, thread, colleague, known } = understood
  const into = (conversationId: string | null, cause: LeftOutCause | null = null): Delivery => ({
    ...{ kind, authentication, conversationId, cause, colleague },
    threadedBy: thread && thread.conversationId === conversationId ? thread.by : null,
  })
  if (known?.id === waiting.id) return into(known.conversation_id)
  if (kind === 'loop') return into(null, 'loop')
  if (known) return into(known.conversation_id, 'duplicate')
  if (kind === 'bounce') {
    if (waiting.history_at !== null) return into(thread?.conversationId ?? null, kind)
    const bounced = await noteBounce(deps, waiting.company_id, readBounce(mail.mime, wordsOf(mail)), now)
    return { ...into(thread?.conversationId ?? null, kind), bounced }
  }
  if (kind === 'receipt') return into(thread?.conversationId ?? null, kind)
  if (colleague && authentication !== 'pass') return into(null, 'unproven-colleague')
  // Before the message is there, which has the desk ask again.
  if (authentication === 'pass' && waiting.history_at === null)
    await resumeWriter(database, waiting, addressIn(mail.from) ?? '', now)
  const conversationId = thread?.conversationId ?? randomUUID()
  const incoming = {
    waiting,
    mail,
    understood,
    conversationId,
    ...shownText(mail),
    nature: natureOf(kind, waiting),
  }
  const at = waiting.history_at ?? now
  try {
    const claims = colleague ? JOB_CLAIMS : writerClaims(waiting.company_id, conversationId)
    await database.as(claims, async query => {
      if (incoming.nature === 'history') await query(SETS_OFF_NO_RULE)
      if (colleague) await answer(query, incoming, colleague, at)
      else await (thread ? goOn : begin)(query, incoming, at)
    })
  } catch (error) {
    const cause = causeOf(error)
    if (cause === null) throw error
    return into(null, cause)
  }
  return into(conversationId)
}

/** What happens deeper than rules set off each other sets off none. */
const SETS_OFF_NO_RULE = `select set_config('app.rule_depth', '${RULE_DEPTH_MAX + 1}', true)`

/** Returns why a mail is left out that cannot be stored; null for a failure. */
function causeOf(error: unknown): LeftOutCause | null {
  if (error instanceof AppError && error.code === 'visitor_blocked') return 'blocked'
  if (error instanceof AppError && error.code === 'message_refused') return 'refused-word'
  // Another node, or another door, had the same mail.
  return error instanceof DatabaseError && error.constraint === 'email_is_known_once' ? 'duplicate' : null
}

/** Adds a mail to its conversation. */
async function goOn(query: Query, incoming: Incoming, now: Date): Promise<void> {
  const before = await lockConversation(query, incoming.conversationId)
  await refuseBlockedVisitor(query)
  // Also if somebody else writes than the conversation's customer.
  await refuseBlockedContact(query, { customer_id: null, customer_email: addressIn(incoming.mail.from) })
  await holdSpam(query, before, incoming.shown, await readSettings(query, before.company_id, 'spam'), now)
  await keepMail(query, incoming, now)
  if (incoming.nature === 'message')
    await saveConversation(query, before, await afterMail(query, before, now))
}

/** Adds a colleague's answer, in their name. */
async function answer(query: Query, incoming: Incoming, colleague: Colleague, now: Date): Promise<void> {
  const before = await lockConversation(query, incoming.conversationId)
  await query("select set_config('app.automation', $1, true)", [colleague.fullName])
  await keepMail(query, incoming, now)
  if (incoming.nature === 'history') return
  await saveConversation(query, before, agentSpoke(before, { ...colleague, impersonationId: null }, now))
}

/** Returns the change after a mail. The AI answers none: if it was its turn, the conversation waits for a person, as a ticket. */
async function afterMail(query: Query, before: LockedConversation, now: Date): Promise<ConversationChange> {
  if (before.responder === 'ai') return asTicket(before, now)
  const flow = await readSettings(query, before.company_id, 'chat-flow')
  return visitorSpoke(before, { meta: {}, wantsHuman: true }, flow, now)
}

/** Begins a conversation with a mail: a ticket, as nobody waits for the answer at a screen. One of the history is over. */
async function begin(query: Query, incoming: Incoming, now: Date): Promise<void> {
  const { waiting, mail, understood, conversationId, shown, nature } = incoming
  const rules = await readSettings(query, waiting.company_id, 'spam')
  const spam = checkMessage({ text: `${mail.subject}\n${shown}`, isFirst: true }, rules)
  const name = storable(mail.from?.name ?? '').slice(0, NAME_MAX)
  const contact = await contactOf(query, null, {
    email: addressIn(mail.from),
    name: name === '' ? null : name,
  })
  const row = {
    id: conversationId,
    company_id: waiting.company_id,
    client_id: waiting.id,
    subject: subjectOf(mail, shown),
    source: 'email',
    locale: languageOfMessage(shown) ?? understood.locale,
    ...(nature === 'history'
      ? { status: 'resolved', resolved_at: now }
      : { status: 'ticket', needs_human: true, human_requested_at: now }),
    responder: 'none',
    team_id: understood.teamId,
    ...(understood.authentication === 'fail' ? heldAsSpam('sender', now) : spam && heldAsSpam(spam, now)),
  }
  await insertConversation(query, contact, row, now)
  await keepMail(query, incoming, now)
  // A machine is not told that its mail has arrived: it may answer.
  if (nature !== 'message')
    await query('update public.conversations set receipt_due_at = null where id = $1', [conversationId])
}

/** Stores the mail's row and its message. A mail of files only has no message of its own. */
async function keepMail(query: Query, incoming: Incoming, now: Date): Promise<void> {
  const { waiting, mail, understood, conversationId, shown, rest, nature } = incoming
  const { id, company_id } = waiting
  const { colleague } = understood
  const people = [mail.from, mail.replyTo, ...mail.to, ...mail.cc].flatMap(each => addressIn(each) ?? [])
  const columns = storable({
    ...{ id, company_id },
    conversation_id: conversationId,
    direction: 'in',
    kind: understood.kind,
    rfc_id: mail.id,
    subject: mail.subject.slice(0, SUBJECT_KEPT_MAX),
    from_address: (mail.from?.address ?? '').slice(0, ADDRESS_MAX),
    from_name: (mail.from?.name ?? '').slice(0, ADDRESS_MAX),
    recipients: { to: mail.to, cc: mail.cc, reply_to: mail.replyTo ? [mail.replyTo] : [] },
    // A colleague takes part as one only.
    people: colleague
      ? []
      : [...new Set(people)].filter(each => !understood.isOurs(each)).slice(0, PEOPLE_MAX),
    authentication: understood.authentication,
    quoted: [rest, mail.quoted].filter(Boolean).join('\n').slice(0, QUOTED_MAX),
    signature: mail.signature.slice(0, SIGNATURE_MAX),
    files: JSON.stringify(plannedFiles(mail.files)),
    sent_at: sentAt(mail),
    created_at: now,
  })
  const names = Object.keys(columns)
  await query(
    `insert into public.conversation_emails (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(columns),
  )
  if (shown === '') return
  const message = { clientId: id, content: shown, meta: mailMeta(id, nature) }
  await storeMessage(query, { id: conversationId, company_id }, colleague ?? 'visitor', message, now)
}

/** Returns the text of the message, and what of it is too long for one. A mail without text and files still says so. */
function shownText({ text, files }: ReadMail): Pick<Incoming, 'shown' | 'rest'> {
  const whole = storable(text).trim()
  if (whole === '') return { shown: files.length === 0 ? NO_TEXT : '', rest: '' }
  if (whole.length <= MESSAGE_MAX_LENGTH) return { shown: whole, rest: '' }
  const end = whole.lastIndexOf('\n', MESSAGE_MAX_LENGTH - 1)
  const cut = end > MESSAGE_MAX_LENGTH / 2 ? end : MESSAGE_MAX_LENGTH - 1
  return { shown: `${storable(whole.slice(0, cut)).trimEnd()}…`, rest: whole.slice(cut).trimStart() }
}

function subjectOf({ subject }: ReadMail, text: string): string {
  const given = storable(subject).trim() || text.split('\n')[0]!
  return [...given].slice(0, SUBJECT_MAX).join('').trim() || NO_SUBJECT
}

function addressIn(person: MailAddress | null): string | null {
  const address = storable(person?.address ?? '')
  return address.includes('@') && address.length <= ADDRESS_MAX ? address : null
}

/** Returns the date that the mail gives; null for one of another time. */
function sentAt({ date }: ReadMail): Date | null {
  const year = date?.getUTCFullYear() ?? 0
  return year >= 1980 && year < 2200 ? date : null
}
