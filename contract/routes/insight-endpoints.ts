/** The calls of insights, usage and the weekly summary. */
export const INSIGHT_ENDPOINTS = {
  readInsights: ['GET', '/api/reports/insights'],
  listTopicConversations: ['GET', '/api/reports/insights/conversations'],
  readUsage: ['GET', '/api/reports/usage'],
  listCompanyUsage: ['GET', '/api/platform/usage'],
  readWeeklySummary: ['GET', '/api/weekly-summary'],
  setWeeklySummary: ['POST', '/api/weekly-summary'],
  stopWeeklySummary: ['POST', '/api/weekly-summary/stop'],
} as const
