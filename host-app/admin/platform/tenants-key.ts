/** Under which the list of tenants is kept. */
export const TENANTS_KEY = ['tenants'] as const
