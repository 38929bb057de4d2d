/** What a word can be in a request for a human, each with the letter that stands for it in a pattern. */
export const KINDS = {
  /** Takes 'with' or 'to': talk, speak, chat. */
  talk: 'T',
  /** Has its matter before 'with' or 'to': discuss, explain, complain. */
  tell: '0',
  /** Takes the person at once: call, contact, reach. */
  contact: 'C',
  /** Says by itself that somebody is to take over: transfer, escalate. */
  transfer: 'V',
  /** Says so with a person only: get, give, connect. */
  get: 'G',
  /** What somebody who answers would do: take over, have a look at, handle. */
  do: 'Δ',
  me: 'M',
  /** What can be handed over, too: this, it. */
  it: 'U',
  want: 'I',
  /** Can only be a person at the other end: human, representative. */
  human: 'H',
  /** A person, and a word of the product as well: agent. */
  person: 'P',
  /** Somebody, whoever that is: someone, team, manager. */
  somebody: 'O',
  /** Somebody other than who answers now: someone else. */
  else: '6',
  /** Nobody: asked for in 'is nobody there', refused in 'talk to nobody'. */
  nobody: '7',
  /** Where people answer, and what to ask them for: customer service, live chat, a callback. */
  desk: 'S',
  support: 'Z',
  help: 'A',
  /** Makes sure that it is no machine: real, live. */
  real: 'R',
  /** After a person, makes sure that it is one of the company's: of yours, who works there. */
  yours: '3',
  /** May stand before a person and changes nothing: billing, senior. */
  sort: 'Q',
  article: 'D',
  with: 'W',
  /** Asks for a person by itself: with whom. */
  whom: '4',
  not: 'N',
  /** Says that the bot has had its chance: enough of, done with. */
  enough: 'Θ',
  bot: 'B',
  /** Is there, do you have. */
  exists: 'X',
  /** Here, available. */
  here: 'Y',
  /** Before a request it makes a question about the other end or a report: am I, are you, I was. */
  report: 'E',
  /** Begins a question whether a person is needed: do I have to. */
  obliged: '=',
  /** Whose person it is, if not the company's: my, another. */
  theirs: 'J',
  in: 'L',
  /** Somebody else whose request it would be: customers, visitors. */
  others: 'K',
  filler: 'F',
  /** Says nothing, and a refusal reaches across it: you, can. */
  small: '-',
  /** The visitor as who does it: I, we. */
  self: '1',
  /** Asks how something is done, which the articles tell. */
  how: '2',
  /** Begins a new thought: but, and. */
  next: ';',
  about: '~',
  /** A word of everyday language that is no misspelling of a word above. */
  everyday: '.',
} as const

/** A number, such as one to call. */
export const NUMBER = '9'

export type WordKind = keyof typeof KINDS

/**
 * The words of a language, parted by spaces; an underscore joins the words of a phrase. All of them are folded: lower
 * case, no marks, no apostrophes.
 */
export type Lexicon = Readonly<Partial<Record<WordKind, string>>> & {
  /** The verb may stand after the person without 'with': 'einen Menschen sprechen'. */
  readonly verbLast?: true
  /** The verb may stand before who does it: 'que me atienda un humano'. */
  readonly verbFirst?: true
  /** A refusal stands after what is refused: 'insanla konuşmak istemiyorum'. */
  readonly refusesLast?: true
  /** Letters that are written onto the next word, each with what it is. */
  readonly prefixes?: Readonly<Record<string, WordKind>>
  /** Letters that are written onto the word before, each with what it is. */
  readonly suffixes?: Readonly<Record<string, WordKind>>
}
