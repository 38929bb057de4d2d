import { z } from 'zod'
import { TOPIC_CONVERSATIONS_MAX } from '../constants/insights.ts'
import { insights } from '../entities/insight.ts'
import { reportedConversation, reportQuery } from '../entities/report.ts'
import { companyUsage, usage } from '../entities/usage.ts'
import type { Route } from './route.ts'

const reads = { access: ['member'], isDeferrable: true } as const
const summary = z.object({ is_on: z.boolean() })

/** A list of ids in one parameter, divided by commas. */
const ids = z
  .string()
  .max(TOPIC_CONVERSATIONS_MAX * 37)
  .transform(text => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(TOPIC_CONVERSATIONS_MAX))

/** Insights, usage and the weekly summary. Every member reads them; the company's time zone counts. */
export const insightRoutes = {
  /** Computed at most every five minutes for one filter. */
  readInsights: { ...reads, query: reportQuery({}), response: insights },
  /** The conversations of a topic, the newest first. Unknown ids and those of others are left out. */
  listTopicConversations: {
    ...reads,
    query: z.object({ ids }),
    response: z.object({ items: z.array(reportedConversation) }),
  },
  readUsage: { ...reads, response: usage },
  /** The current month (UTC) of each company, by name. */
  listCompanyUsage: {
    access: ['staff'],
    isDeferrable: true,
    response: z.object({ companies: z.array(companyUsage) }),
  },
  /** Whether the caller gets the weekly summary by email. */
  readWeeklySummary: { ...reads, response: summary },
  setWeeklySummary: { ...reads, refusesImpersonation: true, body: summary, response: summary },
  /** Ends the summaries of the person whose email has the key. An unknown key changes nothing. */
  stopWeeklySummary: {
    access: ['anyone'],
    limit: 'oneTimeToken',
    body: z.object({ key: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
