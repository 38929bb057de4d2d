/** Reading the public web in somebody's name who names the address: the address decides nothing, the rules here do. */

/** Why nothing came back; see `importError` of the contract. */
export type OutboundProblem = 'address_refused' | 'unreachable' | 'too_large' | 'wrong_answer'

export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly problem: OutboundProblem

  constructor(problem: OutboundProblem) {
    super(problem)
    this.problem = problem
  }
}

export type OutboundPage = {
  /** Where it was found in the end, behind redirects. */
  readonly url: string
  readonly text: string
}

/**
 * Gets a text from an `http` or `https` address of the public web: at most `maxBytes`, of one of the media types, all
 * within five seconds. Rejects with an OutboundError.
 */
export type OutboundFetch = (
  url: string,
  limits: { readonly maxBytes: number; readonly mediaTypes: readonly string[] },
) => Promise<OutboundPage>

/** Sends something to an address that somebody else has named, and gives the answer as it comes. No redirect is followed. */
export type OutboundPost = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly signal: AbortSignal
  },
) => Promise<Response>
