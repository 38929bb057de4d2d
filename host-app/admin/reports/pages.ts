/** The pages of the reports. They are one chunk: each chunk costs the first screen of the admin area its name. */
export { ReportConversationsPage } from './conversations/report-conversations-page.tsx'
export { InsightsPage } from './insights/insights-page.tsx'
export { TopicConversationsPage } from './insights/topic-conversations-page.tsx'
export { DashboardPage } from './overview/dashboard-page.tsx'
export { RatingsPage } from './ratings/ratings-page.tsx'
export { ReportsLayout } from './reports-layout.tsx'
export { UsagePage } from './usage/usage-page.tsx'
