/**
 * Where a signed-in person has to go before the admin pages (GUARD-03): the account's own words on it steer screens
 * alone. Null when nothing is missing.
 */
export function whatIsMissing(
  metadata: Readonly<Record<string, unknown>>,
): '/set-password' | '/complete-profile' | null {
  const { password_required, profile_setup_completed } = metadata
  if (password_required === true || password_required === 'true') return '/set-password'
  return profile_setup_completed === true ? null : '/complete-profile'
}
