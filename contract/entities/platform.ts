import { z } from 'zod'
import { instant, memberRole } from './account.ts'
import { invitation } from './people.ts'

/** Platform staff at work for a tenant. */
export const impersonation = z.object({
  id: z.uuid(),
  company_id: z.uuid(),
  company_name: z.string(),
  staff_id: z.uuid(),
  staff_name: z.string(),
  reason: z.string().nullable(),
  can_write: z.boolean(),
  redeemed_at: instant.nullable(),
  expires_at: instant,
  ended_at: instant.nullable(),
  ended_by: z.string().nullable(),
  created_at: instant,
})
export type Impersonation = z.infer<typeof impersonation>

/** The company under whose name the pages are shown (spec section 3). */
export const impersonatedCompany = z.object({ id: z.uuid(), name: z.string(), subdomain: z.string() })
export type ImpersonatedCompany = z.infer<typeof impersonatedCompany>

/** What the console lists of a tenant. */
export const tenantSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  subdomain: z.string(),
  created_at: instant,
  suspended_at: instant.nullable(),
  suspended_reason: z.string().nullable(),
  people: z.number().int(),
  articles: z.number().int(),
  conversations: z.number().int(),
  /** Of the last 30 days. */
  recent_conversations: z.number().int(),
  recent_messages: z.number().int(),
  last_message_at: instant.nullable(),
})
export type TenantSummary = z.infer<typeof tenantSummary>

export const tenantDetail = tenantSummary.extend({
  members: z.array(
    z.object({
      id: z.uuid(),
      full_name: z.string(),
      role: memberRole,
      status: z.string(),
      created_at: instant,
    }),
  ),
  /** Whom the platform asked to be the owner; null once somebody is. */
  owner_invitation: invitation.nullable(),
  impersonations: z.array(impersonation),
})
export type TenantDetail = z.infer<typeof tenantDetail>

/** One attempt of the isolation self-test to cross from one tenant to another. */
export const isolationCheck = z.object({
  group: z.enum(['ids', 'headers', 'tokens', 'sockets', 'files', 'subdomain']),
  title: z.string(),
  /** What should have been refused was, or what should have worked did. */
  passed: z.boolean(),
  /** What was answered, such as '404 conversation_not_found'. */
  detail: z.string(),
})
export type IsolationCheck = z.infer<typeof isolationCheck>

/** A mail of the embedded mailbox. */
export const mailboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: instant,
})
export type MailboxMail = z.infer<typeof mailboxMail>
