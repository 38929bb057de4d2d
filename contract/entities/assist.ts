import { z } from 'zod'
import {
  ASSIST_REFUSALS,
  ASSIST_TASKS,
  ASSIST_TEXT_MAX,
  CUSTOMER_LANGUAGE,
  REWRITE_STYLES,
} from '../constants/assist.ts'
import { language } from './content.ts'
import { citation } from './message.ts'
import { filledText } from './values.ts'

const text = filledText(ASSIST_TEXT_MAX)

/** What an agent asks the AI to write in a conversation. */
export const assistRequest = z.discriminatedUnion('task', [
  /** A reply to the customer's last message, from the published articles. */
  z.object({ task: z.literal('draft') }),
  z.object({ task: z.literal('summary'), language }),
  z.object({ task: z.literal('rewrite'), text, style: z.enum(REWRITE_STYLES) }),
  z.object({ task: z.literal('translate'), text, to: z.union([z.literal(CUSTOMER_LANGUAGE), language]) }),
])
/** A parsed `assistRequest`. */
export type AssistRequest = z.infer<typeof assistRequest>

/** A text by the AI. Only the agent who asked sees it, until they send it. */
const assist = z.object({
  id: z.uuid(),
  task: z.enum(ASSIST_TASKS),
  text: z.string(),
  /** Of a draft: the articles it comes from. */
  citations: z.array(citation),
})
/** A parsed `assist`. */
export type Assist = z.infer<typeof assist>

/** The AI's text, or why there is none. */
export const assistReply = z.union([
  z.object({ assist, refusal: z.null() }),
  z.object({ assist: z.null(), refusal: z.enum(ASSIST_REFUSALS) }),
])
/** A parsed `assistReply`. */
export type AssistReply = z.infer<typeof assistReply>

/** What helps an agent to answer a conversation. */
export const assistState = z.object({
  /** Whether the caller may ask the AI: the company has a language model, and the caller may reply. */
  may_ask: z.boolean(),
  /** Articles that may answer the customer's last message, the likeliest first. */
  articles: z.array(citation.extend({ excerpt: z.string() })),
  /** Messages that agents sent from a text of the AI, by their sequence. Only members see them. */
  sent: z.array(z.object({ sequence: z.int(), is_unchanged: z.boolean() })),
})
/** A parsed `assistState`. */
export type AssistState = z.infer<typeof assistState>
