/** Why an email did not arrive, from what the other server says of it. */
import type { BounceCause, BounceKind } from '#contract/constants/email.ts'

/** Details of status codes (RFC 3463, sections 3.2 to 3.8) that say enough by themselves. */
const BY_DETAIL: Readonly<Partial<Record<string, BounceCause>>> = {
  '1.1': 'no-mailbox',
  '1.2': 'no-domain',
  '1.3': 'no-mailbox',
  '1.6': 'no-mailbox',
  '2.1': 'mailbox-closed',
  '2.2': 'mailbox-full',
  '2.3': 'too-large',
  '3.4': 'too-large',
  '4.4': 'no-domain',
  '4.7': 'unreachable',
}
/** Causes that make no difference between now and later. Of a temporary failure, the same words mean something else. */
const OF_ADDRESS: readonly BounceCause[] = ['no-mailbox', 'mailbox-closed', 'no-domain']

/** Words that servers use, most of which answer with one code for everything. The first that fits counts. */
const BY_WORDS: readonly (readonly [cause: BounceCause, words: RegExp])[] = [
  [
    'mailbox-full',
    /mailbox (?:is )?full|over ?quota|quota exceeded|exceeded \S+ quota|out of storage|storage quota/,
  ],
  ['too-large', /(?:message|mail|size) (?:is )?too (?:large|big)|(?:message|mail) size|size limit|file size/],
  ['spam', /\bspam\b|unsolicited|junk mail|\bbulk\b|content rejected/],
  [
    'policy',
    /blacklist|blocklist|block list|blocked|\bpolicy|\bspf\b|\bdkim\b|\bdmarc\b|reputation|\bbanned\b|unauthenticated|greylist|relaying|relay access|\brate\b|too (?:many|quickly|fast)/,
  ],
  [
    'no-domain',
    /domain (?:name )?(?:does not|doesn't) exist|domain not found|host (?:or domain name )?not found|host unknown|unknown host|null ?mx|no such domain|nxdomain/,
  ],
  [
    'mailbox-closed',
    /(?:mailbox|account|user|address|recipient) (?:is |has been |was )?(?:disabled|suspended|inactive|deactivated|closed|expired)/,
  ],
  [
    'no-mailbox',
    /user unknown|unknown (?:user|recipient|address|mailbox|local)|no such (?:user|mailbox|recipient|account|address|person)|no mailbox|(?:user|mailbox|recipient|account|address) (?:not found|does not exist|doesn't exist|unavailable|unknown)|(?:does not|doesn't) have an? \S+ account|invalid (?:recipient|mailbox)|account that you tried to reach does not exist|recipient (?:address )?rejected|not like recipient/,
  ],
  ['unreachable', /timed? ?out|connection refused|could not connect|can't connect|no route to|unreachable/],
]

/**
 * Returns why an email did not arrive.
 * @param status an enhanced status code such as `5.1.1`; null without one
 * @param reply what the server said
 */
export function bounceCause(status: string | null, reply: string): BounceCause {
  const [, subject = '0', detail = '0'] = status?.split('.') ?? []
  const said = reply.toLowerCase()
  // A server that limits how much it takes says so in words; its code is that of a closed mailbox.
  const isLimited = /too (?:many|quickly|fast)|\brate\b/.test(said)
  const byDetail = isLimited ? undefined : BY_DETAIL[`${subject}.${detail}`]
  const fits = (cause: BounceCause) => !OF_ADDRESS.includes(cause) || isPermanent(status, said)
  if (byDetail && fits(byDetail)) return byDetail
  const [byWords] = BY_WORDS.find(([cause, words]) => words.test(said) && fits(cause)) ?? []
  if (byWords) return byWords
  // The code by which Exchange means that there is no such recipient.
  if (`${subject}.${detail}` === '1.10' && isPermanent(status, said)) return 'no-mailbox'
  if (subject === '7') return 'policy'
  return subject === '4' ? 'unreachable' : 'other'
}

/**
 * Returns whether the address gets no emails (`hard`), or only this one did not arrive. A full mailbox or a refused text says
 * nothing about the next email, also where the server calls its answer permanent.
 */
export function kindOfBounce(status: string | null, reply: string, cause: BounceCause): BounceKind {
  const isOfAddress =
    OF_ADDRESS.includes(cause) ||
    // No cause that we know, and a code that speaks of the address, or of nothing in particular.
    (cause === 'other' && (status === null || /^\d\.[012]\./.test(status)))
  return isOfAddress && isPermanent(status, reply.toLowerCase()) ? 'hard' : 'soft'
}

/** Whether the server says that trying again is of no use (RFC 5321, section 4.2.1). Without a code, one that gave up does. */
function isPermanent(status: string | null, said: string): boolean {
  if (status !== null) return status.startsWith('5')
  return !/\b4\d\d[ -]|temporar/.test(said)
}
