import { z } from 'zod'
import { memberRole } from './account.ts'
import { invitation } from './people.ts'
import { instant } from './values.ts'

/** Platform staff acting for a tenant. Spec 3. */
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
/** A parsed `impersonation`. */
export type Impersonation = z.infer<typeof impersonation>

/** The company under whose name the pages show during an impersonation. Spec 3. */
export const impersonatedCompany = z.object({ id: z.uuid(), name: z.string(), subdomain: z.string() })
/** A parsed `impersonatedCompany`. */
export type ImpersonatedCompany = z.infer<typeof impersonatedCompany>

/** A tenant in the platform console's list. */
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
  /** Within the last 30 days. */
  recent_conversations: z.number().int(),
  recent_messages: z.number().int(),
  last_message_at: instant.nullable(),
})
/** A parsed `tenantSummary`. */
export type TenantSummary = z.infer<typeof tenantSummary>

/** A tenant in the platform console. */
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
  /** The invitation of its future owner; null once somebody accepted. */
  owner_invitation: invitation.nullable(),
  impersonations: z.array(impersonation),
})
/** A parsed `tenantDetail`. */
export type TenantDetail = z.infer<typeof tenantDetail>

/** One attempt of the isolation self-test to cross from one tenant to another. */
export const isolationCheck = z.object({
  group: z.enum(['ids', 'headers', 'tokens', 'sockets', 'files', 'subdomain']),
  title: z.string(),
  /** Whether the attempt was refused, or a permitted call worked. */
  passed: z.boolean(),
  /** The response, such as '404 conversation_not_found'. */
  detail: z.string(),
})
/** A parsed `isolationCheck`. */
export type IsolationCheck = z.infer<typeof isolationCheck>

/** An email in the embedded mailbox. */
export const mailboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Absent for the platform's own sender. */
  from_name: z.string().optional(),
  reply_to: z.string().optional(),
  sent_at: instant,
})
/** A parsed `mailboxMail`. */
export type MailboxMail = z.infer<typeof mailboxMail>
