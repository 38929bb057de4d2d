/** The AI beside the agent: what it can write, and its limits. */

/** What the AI writes for an agent. Nothing of it is sent by itself. */
export const ASSIST_TASKS = ['draft', 'summary', 'rewrite', 'translate'] as const
/** One of `ASSIST_TASKS`. */
export type AssistTask = (typeof ASSIST_TASKS)[number]

/** How a text can be rewritten. */
export const REWRITE_STYLES = ['shorter', 'friendlier'] as const
/** One of `REWRITE_STYLES`. */
export type RewriteStyle = (typeof REWRITE_STYLES)[number]

/** The language of a translation that means: the one the customer writes. */
export const CUSTOMER_LANGUAGE = 'customer'

/** Characters of a text to rewrite or translate. */
export const ASSIST_TEXT_MAX = 2_000
/** Messages that a summary reads, the newest ones. */
export const SUMMARY_MESSAGES = 60
/** Characters that a summary reads, of the newest messages. */
export const SUMMARY_TEXT_MAX = 12_000
/** Why the AI wrote nothing: no article answers, the text failed its check, the day's limit, or no reply in time. */
export const ASSIST_REFUSALS = ['no-information', 'withheld', 'over-budget', 'unavailable'] as const
/** One of `ASSIST_REFUSALS`. */
export type AssistRefusal = (typeof ASSIST_REFUSALS)[number]
