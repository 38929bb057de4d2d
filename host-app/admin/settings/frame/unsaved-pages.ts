import type { Section } from '#contract/settings/index.ts'

/** The sections that each page edits, for the dot on what is not saved. */
export const UNSAVED_PAGES: Readonly<Record<string, readonly Section[]>> = {
  '/admin/settings/company': ['company', 'sign-in', 'reports'],
  '/admin/settings/appearance': ['brand'],
  '/admin/settings/install': ['install'],
  '/admin/settings/helpdesk': ['hours', 'ticket-form'],
  '/admin/settings/integrations/email': ['email', 'incoming-email'],
  '/admin/settings/conversations': ['conversations', 'labels', 'spam'],
  '/admin/settings/kb': ['help-center'],
  '/admin/settings/csat': ['csat'],
  '/admin/settings/chat-flow': ['chat-flow', 'ai'],
}
