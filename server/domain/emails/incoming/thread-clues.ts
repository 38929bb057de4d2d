/** What in a mail says to which conversation it belongs, the surest first. */
import { type MailAddress, textOf } from './head.ts'
import { readBounce } from './read-bounce.ts'
import type { ReadMail } from './read-mail.ts'

/** Clues of a mail. Whoever uses one checks that it is of the company, and a number also that the sender is proven. */
export type ThreadClues = {
  /** Of our addresses, such as `support+<token>@shop.example`. The token chooses the conversation. */
  readonly tokens: readonly string[]
  /** Ids of mails that it answers, the nearest first; of a bounce, of the mail that came back. */
  readonly ids: readonly string[]
  /** The number of a ticket, from `[#20407]` in the subject. */
  readonly number: number | null
}

/** Returns the clues of a mail. @param isOurs whether an address without its token is one of the company's */
export function threadClues(mail: ReadMail, kind: string, isOurs: (address: string) => boolean): ThreadClues {
  const people = [...mail.to, ...mail.cc, ...mail.deliveredTo]
  const number = /\[#(\d{1,9})\]/.exec(textOf(mail.mime.head, 'subject'))?.[1]
  return {
    tokens: [...new Set(people.flatMap(person => tokenOf(person, isOurs)))],
    ids:
      kind === 'bounce'
        ? readBounce(mail.mime, wordsOf(mail)).about
        : [...mail.inReplyTo, ...mail.references.toReversed()],
    number: number === undefined ? null : Number(number),
  }
}

/** Returns all that a mail says, whoever wrote it. */
export function wordsOf({ text, quoted }: ReadMail): string {
  return `${text}\n${quoted}`
}

/** Returns an address without its token. */
export function withoutToken(address: string): string {
  const [plus, at] = placesIn(address)
  return plus < at ? address.slice(0, plus) + address.slice(at) : address
}

function tokenOf({ address }: MailAddress, isOurs: (address: string) => boolean): string[] {
  const [plus, at] = placesIn(address)
  return plus < at && isOurs(withoutToken(address)) ? [address.slice(plus + 1, at)] : []
}

/** Where the token and the domain of an address begin. Without a token, it would begin after the address. */
function placesIn(address: string): readonly [plus: number, at: number] {
  const plus = address.indexOf('+')
  return [plus > 0 ? plus : address.length, address.lastIndexOf('@')]
}
