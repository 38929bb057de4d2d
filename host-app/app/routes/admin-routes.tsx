import { Navigate, Route, useParams } from 'react-router-dom'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

const AdminLayout = lazyPart(async () => (await import('../../admin/admin-layout.tsx')).AdminLayout)
const AdminOnly = lazyPart(async () => (await import('./admin-only.tsx')).AdminOnly)
const StaffOnly = lazyPart(async () => (await import('./staff-only.tsx')).StaffOnly)
const InboxPage = lazyPart(async () => (await import('../../admin/conversations/inbox-page.tsx')).InboxPage)
const SettingsLayout = lazyPart(
  async () => (await import('../../admin/settings/settings-layout.tsx')).SettingsLayout,
)
const AccountPage = lazyPart(
  async () => (await import('../../admin/settings/account/account-page.tsx')).AccountPage,
)
const CompanyPage = lazyPart(async () => (await import('../../admin/settings/company-page.tsx')).CompanyPage)
const InstallPage = lazyPart(
  async () => (await import('../../admin/settings/install/install-page.tsx')).InstallPage,
)
const ChatFlowPage = lazyPart(
  async () => (await import('../../admin/settings/chat-flow/chat-flow-page.tsx')).ChatFlowPage,
)
const EmailPage = lazyPart(async () => (await import('../../admin/settings/email/email-page.tsx')).EmailPage)
const CannedRepliesPage = lazyPart(
  async () => (await import('../../admin/canned-replies/canned-replies-page.tsx')).CannedRepliesPage,
)
const MacrosPage = lazyPart(async () => (await import('../../admin/macros/macros-page.tsx')).MacrosPage)
const TeamsPage = lazyPart(async () => (await import('../../admin/teams/teams-page.tsx')).TeamsPage)
const PeoplePage = lazyPart(
  async () => (await import('../../admin/settings/people/people-page.tsx')).PeoplePage,
)
const PermissionsPage = lazyPart(
  async () => (await import('../../admin/settings/people/permissions-page.tsx')).PermissionsPage,
)
const CsatPage = lazyPart(async () => (await import('../../admin/settings/csat/csat-page.tsx')).CsatPage)
const VoicePage = lazyPart(async () => (await import('../../admin/settings/voice/voice-page.tsx')).VoicePage)
const HealthPage = lazyPart(
  async () => (await import('../../admin/settings/health/health-page.tsx')).HealthPage,
)
const AccessLogPage = lazyPart(
  async () => (await import('../../admin/settings/access-log/access-log-page.tsx')).AccessLogPage,
)
const AgentsPage = lazyPart(async () => (await import('../../admin/agents/agents-page.tsx')).AgentsPage)
const HandoffsPage = lazyPart(
  async () => (await import('../../admin/handoffs/handoffs-page.tsx')).HandoffsPage,
)
const NotificationsPage = lazyPart(
  async () => (await import('../../admin/notifications/notifications-page.tsx')).NotificationsPage,
)
const KnowledgeLayout = lazyPart(
  async () => (await import('../../admin/knowledge/knowledge-layout.tsx')).KnowledgeLayout,
)
const ArticlesPage = lazyPart(
  async () => (await import('../../admin/knowledge/articles/articles-page.tsx')).ArticlesPage,
)
const NewArticlePage = lazyPart(
  async () => (await import('../../admin/knowledge/editor/new-page.tsx')).NewPage,
)
const EditArticlePage = lazyPart(
  async () => (await import('../../admin/knowledge/editor/edit-page.tsx')).EditPage,
)
const TopicsPage = lazyPart(
  async () => (await import('../../admin/knowledge/topics/topics-page.tsx')).TopicsPage,
)
const ImportsPage = lazyPart(
  async () => (await import('../../admin/knowledge/imports/imports-page.tsx')).ImportsPage,
)
const NewImportPage = lazyPart(
  async () => (await import('../../admin/knowledge/imports/new-import-page.tsx')).NewImportPage,
)
const ImportPage = lazyPart(
  async () => (await import('../../admin/knowledge/imports/import-page.tsx')).ImportPage,
)
const SynonymsPage = lazyPart(
  async () => (await import('../../admin/knowledge/synonyms/synonyms-page.tsx')).SynonymsPage,
)
const KnowledgeInsightsPage = lazyPart(
  async () => (await import('../../admin/knowledge/insights/insights-page.tsx')).KnowledgeInsightsPage,
)
const PlaygroundPage = lazyPart(
  async () => (await import('../../admin/knowledge/playground/playground-page.tsx')).PlaygroundPage,
)
const GapsPage = lazyPart(async () => (await import('../../admin/knowledge/gaps/gaps-page.tsx')).GapsPage)
const loadReports = () => import('../../admin/reports/pages.ts')
const ReportsLayout = lazyPart(async () => (await loadReports()).ReportsLayout)
const DashboardPage = lazyPart(async () => (await loadReports()).DashboardPage)
const ReportConversationsPage = lazyPart(async () => (await loadReports()).ReportConversationsPage)
const RatingsPage = lazyPart(async () => (await loadReports()).RatingsPage)
const InsightsPage = lazyPart(async () => (await loadReports()).InsightsPage)
const TopicConversationsPage = lazyPart(async () => (await loadReports()).TopicConversationsPage)
const UsagePage = lazyPart(async () => (await loadReports()).UsagePage)
const CustomersLayout = lazyPart(
  async () => (await import('../../admin/customers/customers-layout.tsx')).CustomersLayout,
)
const CustomersPage = lazyPart(
  async () => (await import('../../admin/customers/list/customers-page.tsx')).CustomersPage,
)
const CustomerPage = lazyPart(
  async () => (await import('../../admin/customers/profile/customer-page.tsx')).CustomerPage,
)
const CustomerImportPage = lazyPart(
  async () => (await import('../../admin/customers/import/import-page.tsx')).ImportPage,
)
const ListsPage = lazyPart(async () => (await import('../../admin/lists/lists-page.tsx')).ListsPage)
const CompaniesPage = lazyPart(
  async () => (await import('../../admin/companies/companies-page.tsx')).CompaniesPage,
)
const SetupPage = lazyPart(async () => (await import('../../admin/setup/setup-page.tsx')).SetupPage)
const AppearancePage = lazyPart(
  async () => (await import('../../admin/settings/appearance/appearance-page.tsx')).AppearancePage,
)
const ConversationsSettingsPage = lazyPart(
  async () =>
    (await import('../../admin/settings/conversations/conversations-page.tsx')).ConversationsSettingsPage,
)
const HelpCenterPage = lazyPart(
  async () => (await import('../../admin/settings/kb/help-center-page.tsx')).HelpCenterPage,
)
const ThemePage = lazyPart(async () => (await import('../../admin/settings/theme-page.tsx')).ThemePage)
const HelpdeskPage = lazyPart(
  async () => (await import('../../admin/settings/helpdesk/helpdesk-page.tsx')).HelpdeskPage,
)
const loadRules = () => import('../../admin/rules/pages.ts')
const RulesPage = lazyPart(async () => (await loadRules()).RulesPage)
const RulePage = lazyPart(async () => (await loadRules()).RulePage)
const loadSla = () => import('../../admin/sla/pages.ts')
const SlaSettingsPage = lazyPart(async () => (await loadSla()).SlaSettingsPage)
const SlaPage = lazyPart(async () => (await loadSla()).SlaPage)
const UpgradePage = lazyPart(async () => (await import('../../admin/settings/upgrade-page.tsx')).UpgradePage)
const loadPlatform = () => import('../../admin/platform/pages.ts')
const TenantsPage = lazyPart(async () => (await loadPlatform()).TenantsPage)
const TenantPage = lazyPart(async () => (await loadPlatform()).TenantPage)
const IsolationPage = lazyPart(async () => (await loadPlatform()).IsolationPage)
const NotAuthorizedPage = lazyPart(
  async () => (await import('../auth/not-authorized-page.tsx')).NotAuthorizedPage,
)

/** The routes below /admin, for signed-in members (ADMIN-01). */
export const adminRoutes = (
  <Route path="/admin" element={<AdminLayout />}>
    <Route index element={<Navigate to="/admin/dashboard" replace />} />
    <Route element={<ReportsLayout />}>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="dashboard/conversations" element={<ReportConversationsPage />} />
      <Route path="csat" element={<RatingsPage />} />
      <Route path="insights" element={<InsightsPage />} />
      <Route path="insights/conversations" element={<TopicConversationsPage />} />
      <Route path="usage-insights" element={<UsagePage />} />
    </Route>
    <Route path="conversations/:id?" element={<InboxPage />} />
    <Route element={<CustomersLayout />}>
      <Route path="customers" element={<CustomersPage />} />
      <Route path="customers/import" element={<CustomerImportPage />} />
      <Route path="customers/:id" element={<CustomerPage />} />
      <Route path="lists" element={<ListsPage />} />
      <Route path="companies" element={<CompaniesPage />} />
    </Route>
    <Route path="setup" element={<SetupPage />} />
    <Route path="agents" element={<AgentsPage />} />
    <Route path="handoffs" element={<HandoffsPage />} />
    <Route path="kb" element={<KnowledgeLayout />}>
      <Route index element={<ArticlesPage />} />
      <Route path="topics" element={<TopicsPage />} />
      <Route path="imports" element={<ImportsPage />} />
      <Route path="imports/new" element={<NewImportPage />} />
      <Route path="imports/:id" element={<ImportPage />} />
      <Route path="synonyms" element={<SynonymsPage />} />
      <Route path="insights" element={<KnowledgeInsightsPage />} />
      <Route path="playground" element={<PlaygroundPage />} />
      <Route path="gaps" element={<GapsPage />} />
    </Route>
    <Route path="kb/new" element={<NewArticlePage />} />
    <Route path="kb/edit/:contentBlockId" element={<EditArticlePage />} />
    <Route path="content-blocks" element={<Navigate to="/admin/kb" replace />} />
    <Route path="content-blocks/new" element={<Navigate to="/admin/kb/new" replace />} />
    <Route path="content-blocks/edit/:contentBlockId" element={<OldEditPath />} />
    <Route path="articles/new" element={<Navigate to="/admin/kb/new" replace />} />
    <Route path="sla" element={<SlaPage />} />
    <Route path="settings" element={<SettingsLayout />}>
      <Route path="account" element={<AccountPage />} />
      <Route path="theme" element={<ThemePage />} />
      <Route path="appearance" element={<AppearancePage />} />
      <Route path="notifications" element={<NotificationsPage />} />
      <Route path="company" element={<CompanyPage />} />
      <Route path="install" element={<InstallPage />} />
      <Route path="canned-replies" element={<CannedRepliesPage />} />
      <Route path="macros" element={<MacrosPage />} />
      <Route path="teams" element={<TeamsPage />} />
      <Route path="chat-flow" element={<ChatFlowPage />} />
      <Route path="kb" element={<HelpCenterPage />} />
      <Route path="conversations" element={<ConversationsSettingsPage />} />
      <Route path="csat" element={<CsatPage />} />
      <Route path="helpdesk" element={<HelpdeskPage />} />
      <Route path="integrations/email" element={<EmailPage />} />
      <Route path="rules" element={<RulesPage />} />
      <Route path="rules/:id" element={<RulePage />} />
      <Route path="sla" element={<SlaSettingsPage />} />
      <Route path="upgrade" element={<UpgradePage />} />
      <Route path="health" element={<HealthPage />} />
      <Route path="health/access" element={<AccessLogPage />} />
      <Route path="health/*" element={<Navigate to="/admin/settings/health" replace />} />
      <Route element={<AdminOnly />}>
        <Route path="people" element={<PeoplePage />} />
        <Route path="permissions" element={<PermissionsPage />} />
        <Route path="voice-personalization" element={<VoicePage />} />
      </Route>
    </Route>
    <Route element={<StaffOnly />}>
      <Route path="tenants" element={<TenantsPage />} />
      <Route path="tenants/isolation" element={<IsolationPage />} />
      <Route path="tenants/:id" element={<TenantPage />} />
    </Route>
    <Route path="not-authorized" element={<NotAuthorizedPage />} />
  </Route>
)

function OldEditPath() {
  const { contentBlockId } = useParams()
  return <Navigate to={`/admin/kb/edit/${contentBlockId}`} replace />
}
