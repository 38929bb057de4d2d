import { Navigate, Route, useParams } from 'react-router-dom'
import { lazyPage } from '../lazy-page.tsx'

const AdminLayout = lazyPage(async () => (await import('../../admin/admin-layout.tsx')).AdminLayout)
const AdminOnly = lazyPage(async () => (await import('../../features/auth/admin-only.tsx')).AdminOnly)
const StaffOnly = lazyPage(async () => (await import('../../features/auth/staff-only.tsx')).StaffOnly)
const InboxPage = lazyPage(async () => (await import('../../admin/conversations/inbox-page.tsx')).InboxPage)
const SettingsLayout = lazyPage(
  async () => (await import('../../admin/settings/settings-layout.tsx')).SettingsLayout,
)
const AccountPage = lazyPage(async () => (await import('../../admin/settings/account-page.tsx')).AccountPage)
const CompanyPage = lazyPage(async () => (await import('../../admin/settings/company-page.tsx')).CompanyPage)
const ChatFlowPage = lazyPage(
  async () => (await import('../../admin/settings/chat-flow/chat-flow-page.tsx')).ChatFlowPage,
)
const PeoplePage = lazyPage(async () => (await import('../../admin/settings/people-page.tsx')).PeoplePage)
const PermissionsPage = lazyPage(
  async () => (await import('../../admin/settings/permissions-page.tsx')).PermissionsPage,
)
const AccessLogPage = lazyPage(
  async () => (await import('../../admin/settings/access-log-page.tsx')).AccessLogPage,
)
const KnowledgeLayout = lazyPage(
  async () => (await import('../../admin/knowledge/knowledge-layout.tsx')).KnowledgeLayout,
)
const ArticlesPage = lazyPage(
  async () => (await import('../../admin/knowledge/articles/articles-page.tsx')).ArticlesPage,
)
const NewArticlePage = lazyPage(
  async () => (await import('../../admin/knowledge/editor/new-page.tsx')).NewPage,
)
const EditArticlePage = lazyPage(
  async () => (await import('../../admin/knowledge/editor/edit-page.tsx')).EditPage,
)
const TopicsPage = lazyPage(
  async () => (await import('../../admin/knowledge/topics/topics-page.tsx')).TopicsPage,
)
const ImportsPage = lazyPage(
  async () => (await import('../../admin/knowledge/imports/imports-page.tsx')).ImportsPage,
)
const NewImportPage = lazyPage(
  async () => (await import('../../admin/knowledge/imports/new-import-page.tsx')).NewImportPage,
)
const ImportPage = lazyPage(
  async () => (await import('../../admin/knowledge/imports/import-page.tsx')).ImportPage,
)
const SynonymsPage = lazyPage(
  async () => (await import('../../admin/knowledge/synonyms/synonyms-page.tsx')).SynonymsPage,
)
const KnowledgeInsightsPage = lazyPage(
  async () => (await import('../../admin/knowledge/insights/insights-page.tsx')).KnowledgeInsightsPage,
)
const PlaygroundPage = lazyPage(
  async () => (await import('../../admin/knowledge/playground/playground-page.tsx')).PlaygroundPage,
)
const GapsPage = lazyPage(async () => (await import('../../admin/knowledge/gaps/gaps-page.tsx')).GapsPage)
const AppearancePage = lazyPage(
  async () => (await import('../../admin/settings/appearance-page.tsx')).AppearancePage,
)
const UpgradePage = lazyPage(async () => (await import('../../admin/settings/upgrade-page.tsx')).UpgradePage)
const TenantsPage = lazyPage(async () => (await import('../../admin/platform/tenants-page.tsx')).TenantsPage)
const TenantPage = lazyPage(async () => (await import('../../admin/platform/tenant-page.tsx')).TenantPage)
const IsolationPage = lazyPage(
  async () => (await import('../../admin/platform/isolation-page.tsx')).IsolationPage,
)
const NotAuthorizedPage = lazyPage(
  async () => (await import('../../features/auth/pages/not-authorized-page.tsx')).NotAuthorizedPage,
)

/** Everything below /admin, for signed-in members (ADMIN-01). */
export const adminRoutes = (
  <Route path="/admin" element={<AdminLayout />}>
    <Route index element={<Navigate to="/admin/dashboard" replace />} />
    <Route path="dashboard" element={<Navigate to="/admin/conversations" replace />} />
    <Route path="conversations/:id?" element={<InboxPage />} />
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
    <Route path="settings" element={<SettingsLayout />}>
      <Route index element={<Navigate to="/admin/settings/account" replace />} />
      <Route path="account" element={<AccountPage />} />
      <Route path="appearance" element={<AppearancePage />} />
      <Route path="company" element={<CompanyPage />} />
      <Route path="chat-flow" element={<ChatFlowPage />} />
      <Route path="kb" element={<Navigate to="/admin/kb/topics" replace />} />
      <Route path="upgrade" element={<UpgradePage />} />
      <Route path="health/access" element={<AccessLogPage />} />
      <Route path="health/*" element={<Navigate to="/admin/settings/health/access" replace />} />
      <Route element={<AdminOnly />}>
        <Route path="people" element={<PeoplePage />} />
        <Route path="permissions" element={<PermissionsPage />} />
      </Route>
    </Route>
    <Route element={<StaffOnly />}>
      <Route path="tenants" element={<TenantsPage />} />
      <Route path="tenants/isolation" element={<IsolationPage />} />
      <Route path="tenants/:id" element={<TenantPage />} />
      <Route path="companies" element={<Navigate to="/admin/tenants" replace />} />
    </Route>
    <Route path="not-authorized" element={<NotAuthorizedPage />} />
  </Route>
)

function OldEditPath() {
  const { contentBlockId } = useParams()
  return <Navigate to={`/admin/kb/edit/${contentBlockId}`} replace />
}
