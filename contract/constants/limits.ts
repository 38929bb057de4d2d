/** Rate limits. Beyond them the answer is 429 with Retry-After. */

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * `max` times per `windowS` seconds. `by` says what is counted: the caller's IP, the account or address in the
 * request, the conversation, the signed-in user, or the tenant together with the IP. `isDurable` limits survive a
 * restart.
 */
export type Limit = {
  readonly max: number
  readonly windowS: number
  readonly by: 'ip' | 'account' | 'conversation' | 'tenant-ip' | 'tenant-ip-account' | 'user'
  readonly isDurable?: true
}

/** Every rate limit by name. All windows of a name apply at once. */
export const LIMITS = {
  /** Only failures count, so a shared office can sign in as often as it needs. */
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
    // The caller's own address is part of the key, or anybody who knows a visitor's address could lock that visitor
    // out.
    { max: 6, windowS: 12 * HOUR_S, by: 'tenant-ip-account' },
    { max: 60, windowS: HOUR_S, by: 'tenant-ip' },
  ],
  postMessage: [
    { max: 30, windowS: MINUTE_S, by: 'conversation' },
    { max: 10, windowS: 5, by: 'conversation' },
  ],
  rateAnswer: [{ max: 30, windowS: MINUTE_S, by: 'conversation' }],
  visitorToken: [{ max: 30, windowS: HOUR_S, by: 'conversation' }],
  upload: [{ max: 20, windowS: HOUR_S, by: 'conversation' }],
  contentUpload: [{ max: 200, windowS: HOUR_S, by: 'user' }],
  needsHuman: [{ max: 6, windowS: HOUR_S, by: 'conversation' }],
  /** Once per page on which a visitor opens the widget; a whole office may do so at once. */
  widgetConfig: [{ max: 300, windowS: MINUTE_S, by: 'tenant-ip' }],
  /** One per page load; a whole office may load pages at once. */
  embedPing: [{ max: 120, windowS: MINUTE_S, by: 'tenant-ip' }],
  /** Sites that a company's list doesn't have yet. Beyond it they are left out, and the call succeeds. */
  newEmbedSite: [{ max: 20, windowS: DAY_S, by: 'tenant-ip' }],
  /** Once per page on which an identified visitor opens the chat. By the IP, and by the person in the verified token. */
  findConversations: [
    { max: 120, windowS: MINUTE_S, by: 'tenant-ip' },
    { max: 60, windowS: 10 * MINUTE_S, by: 'account' },
  ],
  widgetBrand: [{ max: 600, windowS: MINUTE_S, by: 'ip' }],
  searchKnowledge: [{ max: 30, windowS: MINUTE_S, by: 'tenant-ip' }],
  /** A call takes a line of the server, or costs the company money. */
  voiceToken: [
    { max: 10, windowS: HOUR_S, by: 'tenant-ip' },
    { max: 40, windowS: DAY_S, by: 'tenant-ip', isDurable: true },
  ],
  voiceConnect: [{ max: 20, windowS: HOUR_S, by: 'tenant-ip' }],
  /** Each call costs the company money, or time of the process that speaks in calls. */
  voicePreview: [{ max: 60, windowS: HOUR_S, by: 'user' }],
  /** Emails to an address that nobody may have confirmed. What exceeds the limit waits for the next window. */
  replyMail: [
    { max: 8, windowS: DAY_S, by: 'conversation', isDurable: true },
    { max: 20, windowS: DAY_S, by: 'account', isDurable: true },
  ],
  /** Mails that come in at our own door. What exceeds it is sent again later. */
  incomingEmail: [
    { max: 600, windowS: MINUTE_S, by: 'ip' },
    { max: 5_000, windowS: HOUR_S, by: 'account' },
  ],
  /** Conversations that an agent begins. Each sends an email to an address that never wrote. */
  outbound: [
    { max: 20, windowS: HOUR_S, by: 'user' },
    { max: 60, windowS: DAY_S, by: 'user', isDurable: true },
  ],
  readKnowledge: [{ max: 600, windowS: MINUTE_S, by: 'tenant-ip' }],
  rateArticle: [{ max: 30, windowS: HOUR_S, by: 'tenant-ip' }],
  readSurvey: [{ max: 300, windowS: MINUTE_S, by: 'tenant-ip' }],
  /** A click and its comment are two calls, and a whole office may answer. */
  answerPageSurvey: [{ max: 120, windowS: HOUR_S, by: 'tenant-ip' }],
  answerSurveyLink: [{ max: 120, windowS: HOUR_S, by: 'tenant-ip' }],
  tryModel: [{ max: 20, windowS: HOUR_S, by: 'user' }],
  /** Each call connects to a server that the company named. */
  testEmail: [{ max: 10, windowS: HOUR_S, by: 'user' }],
  import: [{ max: 20, windowS: HOUR_S, by: 'user' }],
  /** Each call may cost the company a request to a paid language model. */
  playground: [
    { max: 20, windowS: MINUTE_S, by: 'user' },
    { max: 300, windowS: DAY_S, by: 'user' },
  ],
  /** Each call may cost the company a request to a paid language model. */
  assist: [
    { max: 20, windowS: MINUTE_S, by: 'user' },
    { max: 500, windowS: DAY_S, by: 'user' },
  ],
  /** Each call asks the search a few hundred questions. */
  replay: [{ max: 30, windowS: MINUTE_S, by: 'user' }],
  lead: [
    { max: 5, windowS: HOUR_S, by: 'ip' },
    { max: 3, windowS: DAY_S, by: 'account' },
  ],
  /** To an address that nobody has confirmed (R21). */
  videoMail: [{ max: 1, windowS: DAY_S, by: 'account', isDurable: true }],
  /** Emails about accounts that others can cause, by recipient, since a network is cheap. */
  knownAddressMail: [{ max: 3, windowS: DAY_S, by: 'account', isDurable: true }],
  passwordChangedMail: [{ max: 10, windowS: DAY_S, by: 'account', isDurable: true }],
  /** What exceeds it waits for the next window, because no other email has the invitation's link. */
  invitationMail: [{ max: 10, windowS: DAY_S, by: 'account', isDurable: true }],
  /** A visitor of the demo polls the clock 12 times a minute, and an office has one address. */
  demoClock: [{ max: 600, windowS: MINUTE_S, by: 'ip' }],
  invitation: [{ max: 30, windowS: HOUR_S, by: 'user' }],
  /** The preview gate protects nothing; this only makes guessing pointless. */
  previewPass: [{ max: 20, windowS: 5 * MINUTE_S, by: 'ip' }],
  /** Codes and tokens that could be guessed. */
  oneTimeToken: [{ max: 20, windowS: 5 * MINUTE_S, by: 'ip' }],
} as const satisfies Record<string, readonly Limit[]>
/** A name in `LIMITS`. */
export type LimitName = keyof typeof LIMITS

/** Channel joins per socket and minute. An agent who goes through the inbox joins once for each conversation. */
export const SOCKET_JOINS_PER_MINUTE = 60
/** Open sockets per IP address. */
export const SOCKETS_PER_IP = 50
/** Open sockets per tenant. */
export const SOCKETS_PER_TENANT = 10_000
