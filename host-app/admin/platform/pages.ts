/** The pages of the platform's staff. They are one chunk: each chunk costs the first screen of the admin area its name. */
export { IsolationPage } from './isolation-page.tsx'
export { TenantPage } from './tenant-page.tsx'
export { TenantsPage } from './tenants-page.tsx'
