/** Reads what another server says of a mail that was sent: that it was not delivered, or that its reader called it spam. */
import { BOUNCE_REPLY_MAX, type BounceCause, type BounceKind } from '#contract/constants/email.ts'
import { oneLine } from '../one-line.ts'
import { bounceCause, kindOfBounce } from './bounce-cause.ts'
import { addressesOf, rawOf } from './head.ts'
import type { Mime } from './mime.ts'

/** What was said of a mail to one recipient. */
export type BounceNotice = {
  readonly kind: BounceKind
  readonly cause: BounceCause
  /** In lower case: the address of the recipient, and of those to whom it was passed on. */
  readonly recipients: readonly string[]
  /** An enhanced status code such as `5.1.1` (RFC 3463). */
  readonly status: string | null
  /** The server's words, on one line. */
  readonly reply: string | null
  /** False if nothing is lost: the server tries on, the mail has arrived, or it is said to be no spam. */
  readonly isFinal: boolean
}

/** A bounce or a complaint. `about` are the ids of the mails that it concerns, their own before those that they answer. */
export type Bounce = { readonly notices: readonly BounceNotice[]; readonly about: readonly string[] }

/** The types of an abuse report (RFC 5965, section 7.3) that say that a person does not want the mail. */
const COMPLAINTS = /^(?:abuse|fraud|opt-out)/
/** What notices in prose say while their server tries on. */
const TRIES_ON = /\bdelayed\b|not yet been delivered|will be retried|will keep trying|still trying/i
const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/
/** The code of an answer of SMTP. */
const ANSWERED = /\b[45]\d\d[ -]/

/**
 * Returns what a mail says: by the parts that are made for it (RFC 3464, RFC 6533, RFC 5965), or else in its text.
 * @param words the text of the mail, whoever of its writers wrote it
 */
export function readBounce(mime: Mime, words: string): Bounce {
  const textOfPart = (type: RegExp) =>
    mime.parts
      .filter(part => type.test(part.type))
      .map(part => part.content.toString('utf8'))
      .join('\n')
  const returned = textOfPart(/^(?:message\/rfc822|text\/rfc822-headers|message\/global)(?!-d)/)
  const status = textOfPart(/^message\/(?:global-)?delivery-status$/)
  const feedback = textOfPart(/^message\/feedback-report$/)
  const about = idsIn(`${returned}\n${words}`)
  if (feedback !== '') return { notices: [complaint(fieldsOf(feedback), fieldsOf(returned))], about }
  const blocks = status.split(/\r?\n[ \t]*\r?\n/).map(fieldsOf)
  const notices = blocks
    .filter(block => block.has('final-recipient'))
    .map(block => deliveryNotice(block, words))
  return { notices: notices.length > 0 ? notices : [noticeInProse(mime, words)], about }
}

function complaint(report: Fields, returned: Fields): BounceNotice {
  return {
    ...{ kind: 'complaint', cause: 'complaint', status: null, reply: null },
    recipients: [...addressesIn(report.get('original-rcpt-to')), ...addressesIn(returned.get('to'))],
    isFinal: COMPLAINTS.test((report.get('feedback-type') ?? '').toLowerCase()),
  }
}

function deliveryNotice(block: Fields, words: string): BounceNotice {
  const [said = '', code] = [diagnosticIn(block), STATUS.exec(block.get('status') ?? '')?.[1]]
  const status = moreExact(code ?? STATUS.exec(words)?.[1] ?? null, STATUS.exec(said)?.[1])
  const action = (block.get('action') ?? 'failed').toLowerCase()
  return {
    ...notice(status, said),
    recipients: [
      ...addressesIn(block.get('original-recipient')),
      ...addressesIn(block.get('final-recipient')),
    ],
    isFinal: action.startsWith('failed'),
  }
}

/** Some servers give each failure the code `5.0.0`, and the true one in their words. */
function moreExact(status: string | null, said: string | undefined): string | null {
  return said && (status === null || (status.endsWith('.0.0') && status[0] === said[0])) ? said : status
}

/** Without a part for it: the first address in brackets, and the line with the answer of the server. */
function noticeInProse({ head }: Mime, words: string): BounceNotice {
  const line = words.split('\n').find(each => ANSWERED.test(each) || STATUS.test(each)) ?? ''
  const failed = addressesOf(head, 'x-failed-recipients').map(({ address }) => address)
  return {
    ...notice(STATUS.exec(words)?.[1] ?? null, line),
    recipients: failed.length > 0 ? failed : addressesIn(/<[^<>\s@]{1,64}@[^<>\s]{1,255}>/.exec(words)?.[0]),
    isFinal: !TRIES_ON.test(`${rawOf(head, 'subject')}\n${words}`),
  }
}

function notice(status: string | null, said: string) {
  // An answer of several lines has its code in each.
  const reply = oneLine(said.trim().replace(/\s\d{3}[ -]\d\.\d{1,3}\.\d{1,3}\s/g, ' '), BOUNCE_REPLY_MAX)
  const cause = bounceCause(status, reply)
  return { kind: kindOfBounce(status, reply, cause), cause, status, reply: reply === '' ? null : reply }
}

/** The fields of a head or of a block, by their names in lower case. The first of a name counts. */
type Fields = ReadonlyMap<string, string>

function fieldsOf(block: string): Fields {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

/** Returns the words of a server, without the name of their kind, such as `smtp;`. */
function diagnosticIn(block: Fields): string {
  return (block.get('diagnostic-code') ?? '').replace(/^[a-z0-9-]{1,20};/i, '')
}

function addressesIn(value = ''): string[] {
  return value
    .toLowerCase()
    .split(/[<>\s;,"]+/)
    .filter(word => word.includes('@'))
}

function idsIn(text: string): string[] {
  const found = [...text.matchAll(/^(message-id|original-message-id|in-reply-to):\s*(<[^<>\s]{1,500}>)/gim)]
  const answers = found.filter(([, field]) => field!.toLowerCase() === 'in-reply-to')
  return [...found.filter(match => !answers.includes(match)), ...answers].map(match => match[2]!)
}
