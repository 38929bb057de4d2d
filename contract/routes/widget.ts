import { z } from 'zod'
import { SUBJECT_MAX } from '../constants/conversation.ts'
import { LOCALES } from '../constants/locales.ts'
import { WIDGET_BRAND_FRESH_S } from '../constants/settings.ts'
import { email } from '../entities/account.ts'
import { messageContent } from '../entities/message.ts'
import { filledText, visibleText } from '../entities/values.ts'
import { articleLink, widgetConfig } from '../entities/widget.ts'
import { visitorCredential } from './conversations.ts'
import type { Route } from './route.ts'

/** The widgets' calls before and beside a conversation. */
export const widgetRoutes = {
  getWidgetConfig: { access: ['tenant'], limit: 'widgetConfig', response: widgetConfig },
  /**
   * What the launcher needs before its first paint, for script tags without the brand. The tenant is in the query, so
   * that a browser asks no permission first and keeps the response.
   */
  getWidgetBrand: {
    access: ['tenant'],
    tenantInQuery: true,
    limit: 'widgetBrand',
    freshS: WIDGET_BRAND_FRESH_S,
    query: z.object({ tenant: z.string().max(63), locale: z.enum(LOCALES).catch('en') }),
    response: z.object({ style: z.string(), label: z.string(), position: z.enum(['left', 'right']) }),
  },
  /** Published articles that match a few words, the best first. */
  suggestArticles: {
    access: ['tenant'],
    limit: 'searchKnowledge',
    query: z.object({ q: filledText(300) }),
    response: z.object({ articles: z.array(articleLink) }),
  },
  /** Creates a ticket from the form and emails its receipt. It counts as a conversation for rate limits. */
  createTicket: {
    access: ['tenant'],
    limit: 'createConversation',
    status: 201,
    body: z.object({
      /** Idempotency key, as in `createConversation`. */
      client_id: z.uuid().optional(),
      customer_email: email,
      customer_name: visibleText.max(120).optional(),
      subject: filledText(SUBJECT_MAX),
      content: messageContent,
      category: filledText(80).optional(),
      /** By the keys of the company's ticket form. */
      custom_fields: z.record(z.string().max(40), visibleText.max(500)).default({}),
      locale: z.enum(LOCALES).catch('en').default('en'),
      identity_token: z.string().max(4_096).optional(),
    }),
    response: visitorCredential.extend({ conversationId: z.uuid(), number: z.int().positive() }),
  },
} as const satisfies Record<string, Route>
