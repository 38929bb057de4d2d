import { Route } from 'react-router-dom'
import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import { FIRST_RUN_PATH, STOP_SUMMARY_PATH } from '#contract/constants/site.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

const LoginPage = lazyPart(async () => (await import('../auth/login/login-page.tsx')).LoginPage)
const SignupPage = lazyPart(async () => (await import('../auth/signup/signup-page.tsx')).SignupPage)
const CheckEmailPage = lazyPart(
  async () => (await import('../auth/signup/check-email-page.tsx')).CheckEmailPage,
)
const ConfirmedPage = lazyPart(async () => (await import('../auth/signup/confirmed-page.tsx')).ConfirmedPage)
const SessionPage = lazyPart(async () => (await import('../auth/session-page.tsx')).SessionPage)
const CompleteProfilePage = lazyPart(
  async () => (await import('../auth/signup/complete-profile-page.tsx')).CompleteProfilePage,
)
const InviteExpiredPage = lazyPart(
  async () => (await import('../auth/invitation/invite-expired-page.tsx')).InviteExpiredPage,
)
const SetPasswordPage = lazyPart(
  async () => (await import('../auth/password/set-password-page.tsx')).SetPasswordPage,
)
const NotAuthorizedPage = lazyPart(
  async () => (await import('../auth/not-authorized-page.tsx')).NotAuthorizedPage,
)
const StopSummaryPage = lazyPart(
  async () => (await import('../auth/weekly-summary/stop-summary-page.tsx')).StopSummaryPage,
)
const FirstRunPage = lazyPart(async () => (await import('../auth/first-run-page.tsx')).FirstRunPage)
const MailboxPage = lazyPart(async () => (await import('../auth/demo/mailbox-page.tsx')).MailboxPage)
const DemoInboxPage = lazyPart(async () => (await import('../pages/demo-inbox-page.tsx')).DemoInboxPage)
const DebugAuthPage = lazyPart(async () => (await import('../debug/debug-auth-page.tsx')).DebugAuthPage)
const SuperAdminTestPage = lazyPart(
  async () => (await import('../debug/super-admin-test-page.tsx')).SuperAdminTestPage,
)

/**
 * The routes of accounts and sessions (ROUTE-02), the demo's mailbox and inbox, and the diagnostics
 * (ROUTE-14).
 */
export const authRoutes = (
  <>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/signup" element={<SignupPage />} />
    <Route path="/auth/check-email" element={<CheckEmailPage />} />
    <Route path="/auth/confirmed" element={<ConfirmedPage />} />
    <Route path="/auth/session" element={<SessionPage />} />
    <Route path="/complete-profile" element={<CompleteProfilePage />} />
    <Route path="/invite-expired" element={<InviteExpiredPage />} />
    <Route path="/set-password" element={<SetPasswordPage />} />
    <Route path="/not-authorized" element={<NotAuthorizedPage />} />
    <Route path={STOP_SUMMARY_PATH} element={<StopSummaryPage />} />
    <Route path={FIRST_RUN_PATH} element={<FirstRunPage />} />
    <Route path="/mailbox" element={<MailboxPage />} />
    <Route path={DEMO_FRAMES.inbox} element={<DemoInboxPage />} />
    <Route path="/debug/auth" element={<DebugAuthPage />} />
    <Route path="/super-admin-test" element={<SuperAdminTestPage />} />
  </>
)
