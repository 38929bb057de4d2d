/** Under which one tenant's details are kept. */
export const tenantKey = (id: string) => ['tenant', id]
