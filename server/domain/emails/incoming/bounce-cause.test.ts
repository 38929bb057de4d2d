/** What servers of other companies write when they refuse an email, and what it means. */
import { expect, it } from 'vitest'
import { bounceCause, kindOfBounce } from './bounce-cause.ts'

it.each([
  ['no-mailbox', 'hard', '5.1.1', '550 5.1.1 <bob@example.com>: Recipient address rejected: User unknown'],
  ['no-mailbox', 'hard', '5.1.1', '550-5.1.1 The email account that you tried to reach does not exist.'],
  ['no-mailbox', 'hard', '5.1.1', ''],
  ['no-mailbox', 'hard', '5.0.0', "554 delivery error: dd This user doesn't have a mail.example account"],
  ['no-mailbox', 'hard', '5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['no-mailbox', 'hard', '5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP'],
  ['no-mailbox', 'hard', '5.4.1', '550 5.4.1 Recipient address rejected: Access denied.'],
  ['no-mailbox', 'hard', null, 'Remote host said: 550 no mailbox here by that name'],
  ['mailbox-closed', 'hard', '5.2.1', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['mailbox-closed', 'hard', '5.0.0', '550 This account has been suspended'],
  ['mailbox-full', 'soft', '5.2.2', '552 5.2.2 The email account that you tried to reach is over quota.'],
  ['mailbox-full', 'soft', '4.2.2', ''],
  ['mailbox-full', 'soft', '5.0.0', '552 Mailbox full'],
  ['no-domain', 'hard', '5.1.2', ''],
  [
    'no-domain',
    'hard',
    '5.4.4',
    'Host or domain name not found. Name service error for name=nowhere.example',
  ],
  ['no-domain', 'hard', '5.1.10', 'Domain nowhere.example does not accept mail (nullMX)'],
  ['too-large', 'soft', '5.3.4', '552 5.3.4 Message size exceeds fixed limit'],
  ['too-large', 'soft', '5.0.0', '552 message too big for this system'],
  ['spam', 'soft', '5.7.1', '550 5.7.1 Message rejected as spam by content filtering'],
  [
    'policy',
    'soft',
    '5.7.1',
    '554 5.7.1 Service unavailable; client host blocked using zen.blocklist.example',
  ],
  ['policy', 'soft', '5.7.26', '550 5.7.26 This mail is unauthenticated'],
  ['policy', 'soft', '5.7.1', ''],
  [
    'policy',
    'soft',
    '4.2.1',
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that',
  ],
  ['unreachable', 'soft', '4.4.1', 'connect to mx.example.com[192.0.2.1]:25: Connection timed out'],
  ['unreachable', 'soft', '5.4.7', ''],
  ['unreachable', 'soft', '4.4.3', 'Host or domain name not found'],
  ['other', 'hard', '5.0.0', '550 Requested action not taken'],
  ['other', 'hard', null, 'Sorry, it did not work out.'],
  ['other', 'soft', '5.6.0', '554 5.6.0 Invalid message content'],
  ['other', 'soft', '4.3.0', '451 4.3.0 Try later'],
  ['other', 'soft', null, '451 temporary local problem'],
  // A greylist says the same in a temporary answer.
  ['other', 'soft', '4.2.0', '450 4.2.0 Recipient address rejected: try again in five minutes'],
])('is %s (%s) with %s “%s”', (cause, kind, status, reply) => {
  expect(bounceCause(status, reply)).toBe(cause)
  expect(kindOfBounce(status, reply, bounceCause(status, reply))).toBe(kind)
})
