/** How often something may be done before the answer is 429 with Retry-After. */

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * `max` times in `windowS` seconds, counted by what `by` names: the caller's address, the account or address that is
 * named, the conversation, or the tenant and the caller's address together. `isDurable` survives a restart.
 */
export type Limit = {
  readonly max: number
  readonly windowS: number
  readonly by: 'ip' | 'account' | 'conversation' | 'tenant-ip' | 'tenant-ip-account' | 'user'
  readonly isDurable?: true
}

export const LIMITS = {
  /** Only failures count: a shared office signs in as often as it likes. */
  login: [
    { max: 5, windowS: 5 * MINUTE_S, by: 'ip', isDurable: true },
    { max: 10, windowS: 15 * MINUTE_S, by: 'account', isDurable: true },
  ],
  passwordReset: [
    { max: 5, windowS: HOUR_S, by: 'account', isDurable: true },
    { max: 20, windowS: HOUR_S, by: 'ip', isDurable: true },
  ],
  signup: [{ max: 5, windowS: 30 * MINUTE_S, by: 'ip', isDurable: true }],
  subdomain: [{ max: 60, windowS: MINUTE_S, by: 'ip' }],
  createConversation: [
    // With the caller's own address: whoever knows a visitor's could keep them out otherwise.
    { max: 6, windowS: 12 * HOUR_S, by: 'tenant-ip-account' },
    { max: 60, windowS: HOUR_S, by: 'tenant-ip' },
  ],
  postMessage: [
    { max: 30, windowS: MINUTE_S, by: 'conversation' },
    { max: 10, windowS: 5, by: 'conversation' },
  ],
  visitorToken: [{ max: 30, windowS: HOUR_S, by: 'conversation' }],
  upload: [{ max: 20, windowS: HOUR_S, by: 'conversation' }],
  contentUpload: [{ max: 200, windowS: HOUR_S, by: 'user' }],
  needsHuman: [{ max: 6, windowS: HOUR_S, by: 'conversation' }],
  /** Once for each page on which a visitor opens the widget; a whole office may do so at once. */
  widgetConfig: [{ max: 300, windowS: MINUTE_S, by: 'tenant-ip' }],
  searchKnowledge: [{ max: 30, windowS: MINUTE_S, by: 'tenant-ip' }],
  /** Mails to an address that nobody may have proven; what is too much waits for the next window. */
  replyMail: [
    { max: 8, windowS: DAY_S, by: 'conversation', isDurable: true },
    { max: 20, windowS: DAY_S, by: 'account', isDurable: true },
  ],
  readKnowledge: [{ max: 600, windowS: MINUTE_S, by: 'tenant-ip' }],
  rateArticle: [{ max: 30, windowS: HOUR_S, by: 'tenant-ip' }],
  tryModel: [{ max: 20, windowS: HOUR_S, by: 'user' }],
  import: [{ max: 20, windowS: HOUR_S, by: 'user' }],
  /** A language model may have to be paid for each. */
  playground: [
    { max: 20, windowS: MINUTE_S, by: 'user' },
    { max: 300, windowS: DAY_S, by: 'user' },
  ],
  /** What asks the search a few hundred questions at once. */
  replay: [{ max: 30, windowS: MINUTE_S, by: 'user' }],
  lead: [
    { max: 5, windowS: HOUR_S, by: 'ip' },
    { max: 3, windowS: DAY_S, by: 'account' },
  ],
  /** To an address that nobody has proven (R21). */
  videoMail: [{ max: 1, windowS: DAY_S, by: 'account', isDurable: true }],
  demoClock: [{ max: 60, windowS: MINUTE_S, by: 'ip' }],
  invitation: [{ max: 30, windowS: HOUR_S, by: 'user' }],
  /** Of a gate that protects nothing: so that guessing is no pastime. */
  previewPass: [{ max: 20, windowS: 5 * MINUTE_S, by: 'ip' }],
  /** Codes and tokens that could be guessed. */
  oneTimeToken: [{ max: 20, windowS: 5 * MINUTE_S, by: 'ip' }],
} as const satisfies Record<string, readonly Limit[]>
export type LimitName = keyof typeof LIMITS

/** Of a socket: joins in a minute; open ones from one address, and for one tenant. */
export const SOCKET_JOINS_PER_MINUTE = 20
export const SOCKETS_PER_IP = 50
export const SOCKETS_PER_TENANT = 10_000
