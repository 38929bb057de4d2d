/** Who may call the routes of insights, usage and the weekly summary; for api-policy.ts. */
export const INSIGHT_RULES = {
  'GET /api/reports/insights': { who: ['member'] },
  'GET /api/reports/insights/conversations': { who: ['member'] },
  'GET /api/reports/usage': { who: ['member'] },
  'GET /api/platform/usage': { who: ['staff'] },
  'GET /api/weekly-summary': { who: ['member'] },
  'POST /api/weekly-summary': { who: ['member'], noActing: true },
  'POST /api/weekly-summary/stop': { who: ['public'] },
} as const
