import { Navigate } from 'react-router-dom'
import { useAdmin } from '../admin-layout.tsx'
import { useSettingsLinks } from './use-settings-links.ts'

/** `/admin/settings`: redirects to the first settings page that the member can use. */
export function SettingsIndex() {
  const [first] = useSettingsLinks(useAdmin().member)
  return <Navigate to={first!.path} replace />
}
