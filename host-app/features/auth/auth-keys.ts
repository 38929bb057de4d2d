/** Under which it is kept who somebody is here, by the account's id. */
export const PROFILE_KEY = ['profile'] as const
/** Under which it is kept whether a second factor is still to be shown. */
export const NEEDS_CODE_KEY = ['needs-code'] as const
