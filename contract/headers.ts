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

/** Header of every response, and of requests that a trusted proxy has named: the id under which the log knows the request. */
export const REQUEST_ID_HEADER = 'x-request-id'
