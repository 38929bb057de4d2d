/** Customers: the people who write, and what a company keeps of them. */
import { z } from 'zod'
import { CUSTOMER_FIELDS } from '../constants/customers.ts'
import { instant } from './account.ts'
import { conversationStatus } from './conversation.ts'

export const customerName = z.string().trim().max(120)
export const customerFields = z
  .record(z.string().trim().min(1).max(40), z.string().trim().max(500))
  .refine(fields => Object.keys(fields).length <= CUSTOMER_FIELDS, 'Has too many fields.')

export const customer = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** The company's own id for the person; null unless it has vouched for them. */
  external_id: z.string().nullable(),
  is_verified: z.boolean(),
  /** Where the person works, as the visitor's page or a colleague said. */
  company_name: z.string().nullable(),
  custom_fields: z.record(z.string(), z.string()),
  /** Whether the person wrote, or the company brought the row. */
  source: z.enum(['widget', 'import']),
  last_seen_at: instant.nullable(),
  /** Since when the person may not write any more. */
  blocked_at: instant.nullable(),
  blocked_by_name: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Customer = z.infer<typeof customer>

export const listedCustomer = customer.extend({
  conversation_count: z.int().nonnegative(),
  /** Those that are not resolved. */
  open_count: z.int().nonnegative(),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

/** A conversation as it stands on its customer's page. */
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
export type CustomerConversation = z.infer<typeof customerConversation>

/** What a colleague noted about a customer. */
export const customerNote = z.object({
  id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  created_at: instant,
})
export type CustomerNote = z.infer<typeof customerNote>

/** An organisation that customers belong to, by its name. */
export const customerCompany = z.object({
  name: z.string(),
  customer_count: z.int().positive(),
  conversation_count: z.int().nonnegative(),
  open_count: z.int().nonnegative(),
  last_seen_at: instant.nullable(),
})
export type CustomerCompany = z.infer<typeof customerCompany>

/** A row of a table of customers, as it stands in the file. */
export const importedCustomer = z.object({
  email: z.string().max(1_000),
  name: z.string().max(1_000).default(''),
  company_name: z.string().max(1_000).default(''),
  custom_fields: z.record(z.string().max(1_000), z.string().max(1_000)).default({}),
})
export type ImportedCustomer = z.input<typeof importedCustomer>
