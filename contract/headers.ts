/** Request headers of the product (spec section 7), in lower case. */
export const HEADERS = {
  tenant: 'x-tenant-subdomain',
  companySlug: 'x-company-slug',
  companyId: 'x-company-id',
  impersonating: 'x-impersonating',
  embedOrigin: 'x-embed-origin',
  widget: 'x-widget',
} as const
