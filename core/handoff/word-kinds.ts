/** The kinds of words in a request for a human, each with its letter in the patterns. */
export const KINDS = {
  /** Takes 'with' or 'to': talk, speak, chat. */
  talk: 'T',
  /** Takes an object before 'with' or 'to': discuss, explain, complain. */
  tell: '0',
  /** Takes the person as its object: call, contact, reach. */
  contact: 'C',
  /** Means on its own that somebody should take over: transfer, escalate. */
  transfer: 'V',
  /** Means the same, but only together with a person: get, give, connect. */
  get: 'G',
  /** What an agent would do: take over, have a look at, handle. */
  do: 'Δ',
  me: 'M',
  /** Something that can be handed over: this, it. */
  it: 'U',
  want: 'I',
  /** Can only mean a person of the company: human, representative. */
  human: 'H',
  /** A person, but also a word of the product: agent. */
  person: 'P',
  /** Any person: someone, team, manager. */
  somebody: 'O',
  /** A person other than the one who answers now: someone else. */
  else: '6',
  /** Nobody: a request in 'is nobody there', a refusal in 'talk to nobody'. */
  nobody: '7',
  /** A place where people answer, or a way to reach them: customer service, live chat, a callback. */
  desk: 'S',
  support: 'Z',
  help: 'A',
  /** Excludes a machine: real, live. */
  real: 'R',
  /** After a person, means one of the company's people: of yours, who works there. */
  yours: '3',
  /** An attribute of a person that does not change the meaning: billing, senior. */
  sort: 'Q',
  article: 'D',
  with: 'W',
  /** Asks for a person on its own: with whom. */
  whom: '4',
  not: 'N',
  /** Rejects the bot: enough of, done with. */
  enough: 'Θ',
  bot: 'B',
  /** Is there, do you have. */
  exists: 'X',
  /** Here, available. */
  here: 'Y',
  /** Before a request, turns it into a question about who answers, or a report: am I, are you, I was. */
  report: 'E',
  /** Starts a question whether a person is needed: do I have to. */
  obliged: '=',
  /** Marks a person who is not the company's: my, another. */
  theirs: 'J',
  in: 'L',
  /** Other people who would make the request: customers, visitors. */
  others: 'K',
  filler: 'F',
  /** Has no meaning of its own; a refusal still applies after it: you, can. */
  small: '-',
  /** The visitor as the subject: I, we. */
  self: '1',
  /** Asks how something is done, which the articles explain. */
  how: '2',
  /** Starts a new thought: but, and. */
  next: ';',
  about: '~',
  /** A common word that must not be taken for a misspelling of the words above. */
  everyday: '.',
} as const

/** A number, such as one to call. */
export const NUMBER = '9'

/** One of the kinds in {@link KINDS}. */
export type WordKind = keyof typeof KINDS

/**
 * The words of a language by kind, separated by spaces. An underscore joins the words of a phrase. All words are
 * folded: lower case, no marks, no apostrophes.
 */
export type Lexicon = Readonly<Partial<Record<WordKind, string>>> & {
  /** The verb may follow the person without 'with': 'einen Menschen sprechen'. */
  readonly verbLast?: true
  /** The verb may come before its subject: 'que me atienda un humano'. */
  readonly verbFirst?: true
  /** A refusal follows what it refuses: 'insanla konuşmak istemiyorum'. */
  readonly refusesLast?: true
  /** Letters that are attached before a word, each with its kind. */
  readonly prefixes?: Readonly<Record<string, WordKind>>
  /** Letters that are attached after a word, each with its kind. */
  readonly suffixes?: Readonly<Record<string, WordKind>>
}
