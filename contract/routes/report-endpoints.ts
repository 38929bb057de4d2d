/** The calls of the reports. */
export const REPORT_ENDPOINTS = {
  readOverview: ['GET', '/api/reports/overview'],
  readOverviewRows: ['GET', '/api/reports/overview/rows'],
  readLive: ['GET', '/api/reports/live'],
  readRatings: ['GET', '/api/reports/ratings'],
  listRatings: ['GET', '/api/reports/ratings/list'],
  listReportConversations: ['GET', '/api/reports/conversations'],
  exportConversations: ['GET', '/api/reports/conversations.csv'],
  exportMessages: ['GET', '/api/reports/messages.csv'],
  exportRatings: ['GET', '/api/reports/ratings.csv'],
} as const
