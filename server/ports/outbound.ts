/** Requests to the public web, at URLs that other people name. */

/** Why a request failed; see `importError` of the contract. */
export type OutboundProblem = 'address_refused' | 'unreachable' | 'too_large' | 'wrong_answer'

/** A refused or failed request, by its problem. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly problem: OutboundProblem

  constructor(problem: OutboundProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A fetched text. */
export type OutboundPage = {
  /** The final URL, after redirects. */
  readonly url: string
  readonly text: string
}

/**
 * Fetches a text from an `http` or `https` URL of the public web: at most `maxBytes`, of one of the media types,
 * within five seconds. @throws OutboundError.
 */
export type OutboundFetch = (
  url: string,
  limits: { readonly maxBytes: number; readonly mediaTypes: readonly string[] },
) => Promise<OutboundPage>

/** Posts to a URL that somebody else named, and returns the response as a stream. Follows no redirects. */
export type OutboundPost = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly signal: AbortSignal
  },
) => Promise<Response>
