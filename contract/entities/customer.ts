/** Customers: the people who write, and what a company stores about them. */
import { z } from 'zod'
import { CUSTOMER_FIELDS } from '../constants/customers.ts'
import { conversationStatus } from './conversation.ts'
import { staffSurvey } from './survey.ts'
import { filledText, instant, visibleText } from './values.ts'

/** Name of a customer or their company, trimmed; may be empty. */
export const customerName = visibleText.max(120)
/** Custom fields of a customer, at most `CUSTOMER_FIELDS`. */
export const customerFields = z
  .record(filledText(40), visibleText.max(500))
  .refine(fields => Object.keys(fields).length <= CUSTOMER_FIELDS, 'Has too many fields.')

/** A customer. */
export const customer = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** The company's own id of the person; null unless it vouched for them. */
  external_id: z.string().nullable(),
  is_verified: z.boolean(),
  /** Where the person works, as the visitor's page or a colleague set it. */
  company_name: z.string().nullable(),
  custom_fields: z.record(z.string(), z.string()),
  /** `widget`: the person wrote. `import`: the company imported the row. */
  source: z.enum(['widget', 'import']),
  last_seen_at: instant.nullable(),
  /** Since when the person may not write. */
  blocked_at: instant.nullable(),
  blocked_by_name: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})
/** A parsed `customer`. */
export type Customer = z.infer<typeof customer>

/** A customer with counts of their conversations. */
export const listedCustomer = customer.extend({
  conversation_count: z.int().nonnegative(),
  /** Conversations that are not resolved. */
  open_count: z.int().nonnegative(),
})
/** A parsed `listedCustomer`. */
export type ListedCustomer = z.infer<typeof listedCustomer>

/** A conversation as the customer's page lists it. */
export const customerConversation = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: conversationStatus,
  number: z.int().positive().nullable(),
  preview: z.string(),
  assignee_name: z.string().nullable(),
  last_message_at: instant.nullable(),
  created_at: instant,
})
/** A parsed `customerConversation`. */
export type CustomerConversation = z.infer<typeof customerConversation>

/** A colleague's note about a customer. */
export const customerNote = z.object({
  id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  created_at: instant,
})
/** A parsed `customerNote`. */
export type CustomerNote = z.infer<typeof customerNote>

/** A customer's answer to the survey of one of their conversations. */
export const customerRating = staffSurvey
  .pick({ id: true, kind: true, score: true, comment: true })
  .extend({ conversation_id: z.uuid(), answered_at: instant })
/** A parsed `customerRating`. */
export type CustomerRating = z.infer<typeof customerRating>

/** A company that customers belong to, identified by its name. */
export const customerCompany = z.object({
  name: z.string(),
  customer_count: z.int().positive(),
  conversation_count: z.int().nonnegative(),
  open_count: z.int().nonnegative(),
  last_seen_at: instant.nullable(),
})
/** A parsed `customerCompany`. */
export type CustomerCompany = z.infer<typeof customerCompany>

/** A row of a customer import, exactly as in the file. Any length is taken, so that one cell refuses its row only. */
export const importedCustomer = z.object({
  email: z.string(),
  name: z.string().default(''),
  company_name: z.string().default(''),
  custom_fields: z.record(z.string(), z.string()).default({}),
})
/** A row to send, before defaults apply. */
export type ImportedCustomer = z.input<typeof importedCustomer>

/** A network, an IPv4 address or an IPv6 /64, from which nobody may write or call. Nobody sees which one it is. */
export const blockedNetwork = z.object({
  id: z.uuid(),
  /** The conversation whose network it was; null once that is erased. */
  conversation_id: z.uuid().nullable(),
  reason: z.string(),
  blocked_by_name: z.string(),
  blocked_at: instant,
  /** When everybody there may write again. */
  expires_at: instant,
})
/** A blocked network. */
export type BlockedNetwork = z.infer<typeof blockedNetwork>
