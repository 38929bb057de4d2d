/** Request headers of the widgets' calls, in lower case. Spec 7. */
export const VISITOR_HEADERS = {
  tenant: 'x-tenant-subdomain',
  embedOrigin: 'x-embed-origin',
  widget: 'x-widget',
} as const

/** Request headers of the whole product, in lower case. */
export const HEADERS = {
  ...VISITOR_HEADERS,
  companySlug: 'x-company-slug',
  companyId: 'x-company-id',
  impersonating: 'x-impersonating',
} as const
